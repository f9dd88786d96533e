import type { mongo } from 'mongoose';
import type { ConsumedRecord, LogRecord } from '../event-log.js';

export interface Partition {
  topic: string;
  partition: number;
}

/** Records of one partition that became durable together. Offsets run from `first` to `last` without gaps. */
export interface StoredBatch extends Partition {
  /** `topic/partition/first`: unique, so two appenders cannot both take an offset, and sorted as the partition is. */
  _id: string;
  first: number;
  last: number;
  at: Date;
  records: LogRecord[];
}

export type Batches = mongo.Collection<StoredBatch>;

const OFFSET_DIGITS = 16;

export const partitionKey = ({ topic, partition }: Partition): string => `${topic}/${partition}`;

export const batchId = (partition: Partition, first: number): string =>
  `${partitionKey(partition)}/${String(first).padStart(OFFSET_DIGITS, '0')}`;

/** Ids below and above those of all batches of a partition. */
const bounds = (partition: Partition): { $gte: string; $lte: string } => ({
  $gte: batchId(partition, 0),
  $lte: batchId(partition, Number.MAX_SAFE_INTEGER),
});

export function batchOf(partition: Partition, first: number, records: LogRecord[], at: Date): StoredBatch {
  return { _id: batchId(partition, first), ...partition, first, last: first + records.length - 1, at, records };
}

/** Whether a topic has any record. A trim leaves a partition's newest. */
export const hasBatches = async (batches: Batches, topic: string): Promise<boolean> =>
  // '0' is the character after '/'.
  (await batches.findOne({ _id: { $gte: `${topic}/`, $lt: `${topic}0` } }, { projection: { _id: 1 } })) !== null;

/** The offset of the next record. */
export async function findEnd(batches: Batches, partition: Partition): Promise<number> {
  const newest = await findNewest(batches, partition);
  return newest ? newest.last + 1 : 0;
}

export const findNewest = (batches: Batches, partition: Partition): Promise<Pick<StoredBatch, '_id' | 'last'> | null> =>
  batches.findOne({ _id: bounds(partition) }, { sort: { _id: -1 }, projection: { last: 1 } });

/** Batches from the one with the offset on; when that is trimmed, from the oldest stored one. */
export async function findFrom(
  batches: Batches,
  partition: Partition,
  offset: number,
  limit: number,
): Promise<StoredBatch[]> {
  const { $gte, $lte } = bounds(partition);
  const holding = await batches.findOne(
    { _id: { $gte, $lte: batchId(partition, offset) } },
    { sort: { _id: -1 }, projection: { _id: 1 } },
  );
  return batches
    .find({ _id: { $gte: holding?._id ?? batchId(partition, offset), $lte } })
    .sort({ _id: 1 })
    .limit(limit)
    .toArray();
}

/** The batch's records from an offset on, as consumers receive them. */
export function recordsFrom({ topic, partition, first, records }: StoredBatch, offset: number): ConsumedRecord[] {
  const start = Math.max(0, offset - first);
  return records
    .slice(start)
    .map((record, index) => ({ ...record, topic, partition, offset: String(first + start + index) }));
}
