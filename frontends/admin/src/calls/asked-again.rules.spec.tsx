import { askedAgainAfter } from './asked-again.rules';

describe('what is not yet known is asked for again', () => {
  it.each([
    [0, 700],
    [1_500, 700],
    [9_000, 3_000],
    [29_999, 29_999 / 3],
    [30_000, false],
  ])('%i ms after it was done: in %s ms', (waited, expected) => {
    expect(askedAgainAfter(waited)).toBe(expected);
  });
});
