import type { mongo } from 'mongoose';
import type { Logger } from '../../logging/logger.js';
import { type Partition, partitionKey } from './stored-batch.js';

/** The next offset a group wants of a partition. */
export interface StoredOffset extends Partition {
  /** `group/topic/partition`. */
  _id: string;
  group: string;
  committed: number;
}

export type Offsets = mongo.Collection<StoredOffset>;

/** What is done within so many milliseconds shares a write. A process that dies meanwhile is given it once more. */
const GATHER_MS = 50;

/** Between tries while the database is away, in milliseconds. */
const RETRY_MS = 500;

export const offsetId = (group: string, partition: Partition): string => `${group}/${partitionKey(partition)}`;

/** The committed offsets of the groups of this process. What is done while a write waits or is under way goes into one write. */
export class CommittedOffsets {
  private readonly committed = new Map<string, number>();
  private readonly waiting = new Map<string, number>();
  private running: Promise<void> | undefined;
  private hurry: (() => void) | undefined;
  private retrying: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly offsets: Offsets,
    private readonly logger: Logger,
    private readonly onProgress: () => void,
  ) {}

  /** Makes a group known, at the beginning of partitions it has never read, and reads where it stands in the others. */
  async register(group: string, partitions: readonly Partition[]): Promise<void> {
    const ids = partitions.map((partition) => offsetId(group, partition));
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

  /** Where the group goes on reading. */
  position(id: string): number {
    return this.waiting.get(id) ?? this.committed.get(id) ?? 0;
  }

  /** What the database holds for certain. */
  durable(id: string): number {
    return this.committed.get(id) ?? 0;
  }

  commit(id: string, offset: number): void {
    this.waiting.set(id, offset);
    this.running ??= this.run();
  }

  /** Resolves when everything committed so far is durable, or could not be written: then it comes again. */
  async flushed(): Promise<void> {
    if (this.waiting.size > 0) this.running ??= this.run();
    this.hurry?.();
    await this.running;
  }

  /** Leaves what could not be written: those records come again. */
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
      this.logger.warn({ error }, 'Offsets could not be committed and are tried again');
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
