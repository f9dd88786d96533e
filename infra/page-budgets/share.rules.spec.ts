import { shareOf } from './share.rules.mjs';

const HUNDRED = Array.from({ length: 100 }, (_, index) => 100 - index);

describe('a percentile', () => {
  it('is the smallest value that this share of all values does not exceed, whatever their order', () => {
    expect(shareOf(HUNDRED, 0.5)).toBe(50);
    expect(shareOf(HUNDRED, 0.99)).toBe(99);
    expect(shareOf(HUNDRED, 1)).toBe(100);
    expect(shareOf([7], 0.5)).toBe(7);
  });

  it('leaves the values in their order', () => {
    const values = [3, 1, 2];
    shareOf(values, 0.5);
    expect(values).toEqual([3, 1, 2]);
  });

  it('of no values is undefined', () => {
    expect(shareOf([], 0.5)).toBeUndefined();
  });
});
