import { PARTITION_COUNT } from './partition-of.js';
import { PartitionTail } from './partition-tail.js';
import { type Batches, type Partition, partitionKey } from './stored-batch.js';

/** The tails of all partitions this process has looked at. */
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

  /** Nothing about any partition is sure any more. */
  forget(): void {
    for (const tail of this.tails.values()) tail.forget();
  }

  /** What the database has trimmed must not live on in memory. */
  forgetRecent(): void {
    for (const tail of this.tails.values()) tail.forgetRecent();
  }
}

export const partitionsOf = (topic: string): Partition[] =>
  Array.from({ length: PARTITION_COUNT }, (_, partition) => ({ topic, partition }));
