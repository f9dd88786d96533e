import type { Clock } from '../../clock/clock.js';
import { EngineUnavailable } from '../../failures/engine-unavailable.js';
import type { LogRecord } from '../event-log.js';
import { partitionOf } from './partition-of.js';
import type { PartitionTails } from './partition-tails.js';
import { type Batches, batchOf, type Partition, partitionKey, type StoredBatch } from './stored-batch.js';
import type { Topics } from './topics.js';

/** The most records and characters of one write to the database: well below a document's 16 MB. */
const WRITE_RECORDS = 1_000;
const WRITE_CHARACTERS = 4_000_000;

interface WaitingAppend {
  topic: string;
  records: readonly LogRecord[];
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/** Appends in the order of the calls. Appends that wait while a write is running share the next write. */
export class Appender {
  private waiting: WaitingAppend[] = [];
  private running: Promise<void> | undefined;

  constructor(
    private readonly batches: Batches,
    private readonly tails: PartitionTails,
    private readonly topics: Topics,
    private readonly clock: Clock,
    private readonly onProgress: () => void,
  ) {}

  get busy(): boolean {
    return this.running !== undefined;
  }

  append(topic: string, records: readonly LogRecord[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ topic, records, resolve, reject });
      this.running ??= this.run();
    });
  }

  /** Resolves when no append waits. */
  async drained(): Promise<void> {
    while (this.running !== undefined) await this.running;
  }

  private async run(): Promise<void> {
    // Calls of the same turn of the event loop share the first write.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) await this.write(this.takeWaiting());
    this.running = undefined;
    this.onProgress();
  }

  private takeWaiting(): WaitingAppend[] {
    let count = 0;
    let records = 0;
    let characters = 0;
    for (const append of this.waiting) {
      records += append.records.length;
      for (const { key, value } of append.records) characters += key.length + value.length;
      if (count > 0 && (records > WRITE_RECORDS || characters > WRITE_CHARACTERS)) break;
      count += 1;
    }
    return this.waiting.splice(0, count);
  }

  private async write(appends: readonly WaitingAppend[]): Promise<void> {
    try {
      const stored = await this.batchesOf(appends);
      if (stored.length > 0) await this.batches.insertMany(stored);
      for (const batch of stored) this.tails.of({ topic: batch.topic, partition: batch.partition }).extend(batch);
      for (const { resolve } of appends) resolve();
    } catch (error) {
      this.tails.invalidate();
      for (const { reject } of appends) reject(new EngineUnavailable('The event log', error));
    }
    this.onProgress();
  }

  private async batchesOf(appends: readonly WaitingAppend[]): Promise<StoredBatch[]> {
    const byPartition = new Map<string, { partition: Partition; records: LogRecord[] }>();
    for (const { topic, records } of appends) {
      const { partitions } = await this.topics.open(topic);
      for (const record of records) {
        const partition = { topic, partition: partitionOf(record.key, partitions) };
        const group = byPartition.get(partitionKey(partition)) ?? { partition, records: [] };
        group.records.push(record);
        byPartition.set(partitionKey(partition), group);
      }
    }
    const at = this.clock.now();
    return Promise.all(
      [...byPartition.values()].map(async ({ partition, records }) =>
        batchOf(partition, await this.tails.of(partition).loadEnd(), records, at),
      ),
    );
  }
}
