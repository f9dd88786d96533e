import type { mongo } from 'mongoose';
import type { Logger } from '../../logging/logger.js';
import { type Partition, partitionKey } from './stored-batch.js';

/** The next offset of a group in a partition. */
export interface StoredOffset extends Partition {
  /** `group/topic/partition`. */
  _id: string;
  group: string;
  committed: number;
}

export type Offsets = mongo.Collection<StoredOffset>;

/** Commits within so many milliseconds share a write. A process that dies meanwhile receives their records again. */
const GATHER_MS = 200;

/** The pause between tries while the database is unavailable, in milliseconds. */
const RETRY_MS = 500;

export const offsetId = (group: string, partition: Partition): string => `${group}/${partitionKey(partition)}`;

/** The committed offsets of this process's groups. Commits made while a write waits or runs share the next write. */
export class CommittedOffsets {
  private readonly committed = new Map<string, number>();
  private readonly waiting = new Map<string, number>();
  private running: Promise<void> | undefined;
  private hurry: (() => void) | undefined;
  private retrying: NodeJS.Timeout | undefined;
  private stopped = false;
  private hasteners = 0;

  constructor(
    private readonly offsets: Offsets,
    private readonly logger: Logger,
    private readonly onProgress: () => void,
  ) {}

  /** Adds a group, at the beginning of partitions that it has never read, and loads its offsets in the others. */
  async register(group: string, partitions: readonly Partition[]): Promise<void> {
    const ids = partitions.map((partition) => offsetId(group, partition));
    await this.repair(ids);
    const present = new Map((await this.offsets.find({ _id: { $in: ids } }).toArray()).map((one) => [one._id, one]));
    const missing = partitions.filter((partition) => !present.has(offsetId(group, partition)));
    if (missing.length > 0) {
      await this.offsets.insertMany(
        missing.map((partition) => ({ _id: offsetId(group, partition), group, ...partition, committed: 0 })),
      );
    }
    for (const id of ids) {
      if (!this.committed.has(id)) this.committed.set(id, present.get(id)?.committed ?? 0);
    }
  }

  /** A stop during a read could once store an offset without end: such a partition is read again from what is left of it. */
  private async repair(ids: readonly string[]): Promise<void> {
    const beyondAll = { _id: { $in: [...ids] }, committed: Number.POSITIVE_INFINITY };
    const { modifiedCount } = await this.offsets.updateMany(beyondAll, { $set: { committed: 0 } });
    if (modifiedCount > 0)
      this.logger.warn({ partitions: modifiedCount }, 'Partitions are read again from their beginning');
  }

  /** The offset at which the group continues to read. */
  position(id: string): number {
    return this.waiting.get(id) ?? this.committed.get(id) ?? 0;
  }

  /** The offset that is certainly stored in the database. */
  durable(id: string): number {
    return this.committed.get(id) ?? 0;
  }

  commit(id: string, offset: number): void {
    this.waiting.set(id, offset);
    this.running ??= this.run();
  }

  /** Commits are written at once, until the returned function is called. */
  hasten(): () => void {
    this.hasteners += 1;
    this.hurry?.();
    return () => {
      this.hasteners -= 1;
    };
  }

  /** Resolves when all commits so far are durable or have failed; failed ones are delivered again. */
  async flushed(): Promise<void> {
    if (this.waiting.size > 0) this.running ??= this.run();
    this.hurry?.();
    await this.running;
  }

  /** Drops commits that could not be written: their records are delivered again. */
  stop(): void {
    this.stopped = true;
    clearTimeout(this.retrying);
  }

  private async run(): Promise<void> {
    await this.gather();
    while (this.waiting.size > 0) {
      if (await this.write([...this.waiting])) continue;
      this.retryLater();
      break;
    }
    this.running = undefined;
    this.onProgress();
  }

  private gather(): Promise<void> {
    if (this.hasteners > 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, GATHER_MS);
      this.hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private retryLater(): void {
    if (this.stopped) return;
    clearTimeout(this.retrying);
    this.retrying = setTimeout(() => void this.flushed(), RETRY_MS);
    this.retrying.unref();
  }

  private async write(entries: readonly (readonly [string, number])[]): Promise<boolean> {
    try {
      await this.offsets.bulkWrite(
        entries.map(([_id, committed]) => ({ updateOne: { filter: { _id }, update: { $set: { committed } } } })),
        { ordered: false },
      );
    } catch (error) {
      this.logger.warn({ error }, 'Offsets could not be committed; they will be retried');
      return false;
    }
    for (const [id, offset] of entries) {
      this.committed.set(id, offset);
      if (this.waiting.get(id) === offset) this.waiting.delete(id);
    }
    this.onProgress();
    return true;
  }
}
