import { EventEmitter, once } from 'node:events';
import type { ConsumedRecord } from '../event-log.js';
import { type Batches, findEnd, findFrom, type Partition, recordsFrom, type StoredBatch } from './stored-batch.js';

/** How many records of a partition stay in memory, for consumers that are up to date. */
const RECENT_MAXIMUM = 256;

/** How many batches one read from the database returns. */
const READ_BATCHES = 50;

/** The end of a partition, and its newest records, as this process knows them. */
export class PartitionTail {
  private readonly changes = new EventEmitter();
  private recent: StoredBatch[] = [];
  private recentCount = 0;
  private knownEnd: number | undefined;
  private loading: Promise<number> | undefined;
  /** Incremented by each failed append: what was read before is uncertain. */
  private generation = 0;

  constructor(
    private readonly batches: Batches,
    private readonly partition: Partition,
  ) {
    this.changes.setMaxListeners(0);
  }

  /** The offset of the next record; undefined while it is uncertain what is stored. */
  get end(): number | undefined {
    return this.knownEnd;
  }

  /** Reads the end from the database unless it is known. */
  async loadEnd(): Promise<number> {
    if (this.knownEnd !== undefined) return this.knownEnd;
    this.loading ??= this.findEndOnce();
    return this.loading;
  }

  /** Called when a batch of this process is durable. */
  extend(batch: StoredBatch): void {
    this.recent.push(batch);
    this.recentCount += batch.records.length;
    while (this.recentCount > RECENT_MAXIMUM && this.recent.length > 1) {
      this.recentCount -= this.recent.shift()?.records.length ?? 0;
    }
    this.knownEnd = batch.last + 1;
    this.changes.emit('change');
  }

  /** Called when an append failed: it may or may not be stored. */
  invalidate(): void {
    this.dropRecent();
    this.knownEnd = undefined;
    this.loading = undefined;
    this.generation += 1;
    this.changes.emit('change');
  }

  /** Makes reads go to the database again: some records may have been trimmed. */
  dropRecent(): void {
    this.recent = [];
    this.recentCount = 0;
  }

  /** Some records from an offset on; none at the end. */
  async read(offset: number): Promise<ConsumedRecord[]> {
    if ((await this.loadEnd()) <= offset) return [];
    const [oldest] = this.recent;
    const batches =
      oldest !== undefined && oldest.first <= offset
        ? this.recent.filter(({ last }) => last >= offset)
        : await findFrom(this.batches, this.partition, offset, READ_BATCHES);
    return batches.flatMap((batch) => recordsFrom(batch, offset));
  }

  /** Resolves when there is, or may be, a record at the offset. */
  async beyond(offset: number, signal: AbortSignal): Promise<void> {
    if (this.knownEnd !== undefined && this.knownEnd <= offset && !signal.aborted) {
      await once(this.changes, 'change', { signal });
    }
  }

  private async findEndOnce(): Promise<number> {
    const { generation } = this;
    try {
      const end = await findEnd(this.batches, this.partition);
      if (generation === this.generation) {
        this.knownEnd = end;
        this.changes.emit('change');
      }
      return end;
    } finally {
      if (generation === this.generation) this.loading = undefined;
    }
  }
}
