import { pageEntries } from './page-numbers.rules';

const shown = (present: number, last: number) =>
  pageEntries(present, last)
    .map((entry) => (entry === 'gap' ? '…' : entry.near ? `(${entry.page})` : String(entry.page)))
    .join(' ');

describe('the page numbers of a list', () => {
  it.each([
    [1, 1, '1'],
    [2, 5, '1 2 3 4 5'],
    [1, 9, '1 (2) … 9'],
    [5, 9, '1 … (4) 5 (6) … 9'],
    [9, 9, '1 … (8) 9'],
  ])('at page %d of %d are %s', (present, last, expected) => {
    expect(shown(present, last)).toBe(expected);
  });

  it('never leave out one number alone', () => {
    expect(shown(4, 9)).toBe('1 (2) (3) 4 (5) … 9');
    expect(shown(6, 9)).toBe('1 … (5) 6 (7) (8) 9');
  });
});
