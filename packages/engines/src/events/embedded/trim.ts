import { retentionOf } from '../retention.rules.js';
import type { Offsets } from './committed-offsets.js';
import { type Batches, batchId, findNewest, type Partition } from './stored-batch.js';
import { partitionsOf, type Topics } from './topics.js';

/** Removes batches past their retention that every group has handled, except a partition's newest: it marks the end. */
export async function trimLog(batches: Batches, offsets: Offsets, topics: Topics, now: Date): Promise<number> {
  let removed = 0;
  for (const topic of await batches.distinct('topic')) {
    const before = new Date(now.getTime() - retentionOf(topic));
    for (const partition of partitionsOf(await topics.present(topic)))
      removed += await trimPartition(batches, offsets, partition, before);
  }
  return removed;
}

async function trimPartition(batches: Batches, offsets: Offsets, partition: Partition, before: Date): Promise<number> {
  const newest = await findNewest(batches, partition);
  if (!newest) return 0;
  const groups = await offsets.find({ topic: partition.topic, partition: partition.partition }).toArray();
  const slowest = Math.min(Number.MAX_SAFE_INTEGER, ...groups.map(({ committed }) => committed));
  const { deletedCount } = await batches.deleteMany({
    _id: { $gte: batchId(partition, 0), $lt: newest._id },
    last: { $lt: slowest },
    at: { $lt: before },
  });
  return deletedCount;
}
