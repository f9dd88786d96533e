import { bytesBetween } from './allocations.rules.mjs';

const collection = (before: number, after: number) => ({
  beforeGC: { heapStatistics: { usedHeapSize: before } },
  afterGC: { heapStatistics: { usedHeapSize: after } },
});

describe('what a heap took between collections', () => {
  it('is what each found more than the one before had left, kept or not', () => {
    expect(bytesBetween([collection(900, 100), collection(400, 150), collection(250, 250)])).toBe(300 + 100);
  });

  it('is nothing of one collection, or none', () => {
    expect(bytesBetween([collection(900, 100)])).toBe(0);
    expect(bytesBetween([])).toBe(0);
  });
});
