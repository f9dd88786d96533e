import { growthOf } from './growth.rules.mjs';

describe('growth under load', () => {
  it('is that of the last fifth over the second: the first fills caches', () => {
    expect(growthOf([10, 100, 105, 110, 120])).toBeCloseTo(20);
    expect(growthOf([10, 10, 100, 100, 1, 1, 1, 1, 90, 90])).toBeCloseTo(-10);
  });

  it('is of the middle of each, so that one outlier is none', () => {
    expect(growthOf([1, 1, 1, 100, 900, 100, 1, 1, 1, 1, 1, 1, 100, 1, 100])).toBeCloseTo(0);
  });

  it('is not seen in fewer samples', () => {
    expect(() => growthOf([1, 2, 3, 4])).toThrow('4 samples are too few to see growth.');
  });
});
