import type { Model } from 'mongoose';
import { readPage } from './read-page.js';
import { type Fixture, startFixture } from './testing/aggregate-store-fixture.js';

const COUNT = 5;

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture();
  const rows = Array.from({ length: COUNT }, (_, sold) => ({ seat: `row-${sold}`, sold, tags: [] }));
  await fixture.model.collection.insertMany(rows as never[]);
});
afterAll(() => fixture.close());

/** The numbers on a page, and the total. */
async function pageOf(page: number, limit: number, filter: Record<string, unknown> = {}) {
  const model = fixture.model as unknown as Model<{ sold: number }>;
  const { rows, total } = await readPage<{ sold: number }>(model, filter, { sold: 1 }, { page, limit });
  return { sold: rows.map(({ sold }) => sold), total };
}

describe('a page of a list', () => {
  it.each([
    ['in the middle', 2, 2, [2, 3]],
    ['that is full, and the last', 1, 5, [0, 1, 2, 3, 4]],
    ['that is the last, and not full', 3, 2, [4]],
    ['that is full, with more to come', 1, 4, [0, 1, 2, 3]],
    ['beyond the end', 4, 2, []],
  ])('%s has its rows, and the total of all', async (_name, page, limit, sold) => {
    expect(await pageOf(page, limit)).toEqual({ sold, total: COUNT });
  });

  it('of nothing is empty', async () => {
    expect(await pageOf(1, 10, { sold: 99 })).toEqual({ sold: [], total: 0 });
  });

  it('has the total of its filter', async () => {
    expect(await pageOf(1, 1, { sold: { $gte: 3 } })).toEqual({ sold: [3], total: 2 });
  });

  it('is counted only where the page does not end the list', async () => {
    const count = jest.spyOn(fixture.model, 'countDocuments');
    await pageOf(1, COUNT);
    expect(count).not.toHaveBeenCalled();
    await pageOf(1, COUNT - 1);
    expect(count).toHaveBeenCalledTimes(1);
  });
});
