interface Heap {
  readonly heapStatistics: { readonly usedHeapSize: number };
}

/** A collection of garbage, as `GCProfiler` of node:v8 records it. */
export interface Collection {
  readonly beforeGC: Heap;
  readonly afterGC: Heap;
}

/** Bytes that a heap took between the first and the last of these collections, in the order of time. */
export function bytesBetween(collections: readonly Collection[]): number;
