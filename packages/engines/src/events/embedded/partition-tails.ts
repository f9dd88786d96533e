import { PartitionTail } from './partition-tail.js';
import { type Batches, type Partition, partitionKey } from './stored-batch.js';

/** The tails of all partitions that this process has read. */
export class PartitionTails {
  private readonly tails = new Map<string, PartitionTail>();

  constructor(private readonly batches: Batches) {}

  of(partition: Partition): PartitionTail {
    const key = partitionKey(partition);
    const known = this.tails.get(key);
    if (known) return known;
    const tail = new PartitionTail(this.batches, partition);
    this.tails.set(key, tail);
    return tail;
  }

  /** Called when an append failed: the end of every partition is uncertain. */
  invalidate(): void {
    for (const tail of this.tails.values()) tail.invalidate();
  }

  /** Called after a trim: trimmed records must not stay in memory. */
  dropRecent(): void {
    for (const tail of this.tails.values()) tail.dropRecent();
  }
}
