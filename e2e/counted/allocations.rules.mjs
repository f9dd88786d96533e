/**
 * Bytes that a heap took between the first and the last of these collections: what each found more than the one before had left.
 * @param {readonly import('./allocations.rules.mjs').Collection[]} collections in the order of time
 */
export const bytesBetween = (collections) =>
  collections.slice(1).reduce((bytes, { beforeGC }, before) => {
    const left = collections[before].afterGC.heapStatistics.usedHeapSize;
    return bytes + beforeGC.heapStatistics.usedHeapSize - left;
  }, 0);
