import { everyPage, type Progress } from './every-page';

const PAGES = [['a', 'b'], ['c']];

it('reads a list page by page until the last one, and tells how far it is', async () => {
  const asked: number[] = [];
  const told: Progress[] = [];
  const readPage = async ({ page }: { page: number }) => {
    asked.push(page);
    return { data: PAGES[page - 1] ?? [], meta: { totalPage: PAGES.length, total: 3 } };
  };
  expect(await everyPage(readPage, (progress) => told.push(progress))).toEqual(['a', 'b', 'c']);
  expect(asked).toEqual([1, 2]);
  expect(told).toEqual([
    { read: 2, total: 3 },
    { read: 3, total: 3 },
  ]);
});

it('an empty list is read once', async () => {
  const readPage = jest.fn(async () => ({ data: [], meta: { totalPage: 0, total: 0 } }));
  expect(await everyPage(readPage, () => undefined)).toEqual([]);
  expect(readPage).toHaveBeenCalledTimes(1);
});
