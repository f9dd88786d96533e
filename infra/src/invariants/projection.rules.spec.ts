import { isCopySound } from './projection.rules.js';

describe('a projection', () => {
  it('is as new as its original, or older', () => {
    expect([isCopySound(2, 3, false), isCopySound(3, 3, false), isCopySound(4, 3, false)]).toEqual([true, true, false]);
  });

  it('outlives its original only where originals are purged', () => {
    expect([isCopySound(2, undefined, true), isCopySound(2, undefined, false)]).toEqual([true, false]);
  });

  it('of a deleted person accepts no later event', () => {
    expect(isCopySound(Number.MAX_SAFE_INTEGER, 3, false)).toBe(true);
  });
});
