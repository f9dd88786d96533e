import { EventEmitter, once } from 'node:events';
import type { mongo } from 'mongoose';
import type { Clock } from '../clock/clock.js';
import { mongoClient } from '../database/mongo-client.js';
import { EVENT_LOG_DATABASE } from '../database/platform-databases.js';
import type { Logger } from '../logging/logger.js';
import { Appender } from './embedded/appender.js';
import { CommittedOffsets, type Offsets, offsetId, type StoredOffset } from './embedded/committed-offsets.js';
import { GroupPartition, type Readable } from './embedded/group-partition.js';
import { LEASE_TIMES, Lease, type LeaseTimes, type StoredLease } from './embedded/lease.js';
import { PartitionTails } from './embedded/partition-tails.js';
import { readableUntil } from './embedded/raises.rules.js';
import { type Batches, findFrom, type Partition, recordsFrom, type StoredBatch } from './embedded/stored-batch.js';
import { partitionsOf, type StoredTopic, Topics } from './embedded/topics.js';
import { trimLog } from './embedded/trim.js';
import { type ConsumedRecord, type ConsumeOptions, type Consumption, EventLog, type LogRecord } from './event-log.js';

const TRIM_INTERVAL_MS = 3_600_000;
const READ_BATCHES = 100;

export interface EmbeddedEventLogOptions {
  /** For tests: a lease that expires sooner. */
  lease?: LeaseTimes;
  /** A topic with fewer partitions gets as many, one with more keeps its own. Default: all keep theirs, new ones have 8. */
  partitions?: number | undefined;
}

/**
 * The event log of one process, durable in a MongoDB-compatible database; deployments use Kafka instead. While the
 * database is unavailable appends reject; consumers continue by themselves afterwards.
 */
export class EmbeddedEventLog extends EventLog {
  private readonly client: mongo.MongoClient;
  private readonly batches: Batches;
  private readonly offsets: Offsets;
  private readonly topics: Topics;
  private readonly tails: PartitionTails;
  private readonly appender: Appender;
  private readonly commits: CommittedOffsets;
  private readonly lease: Lease;
  private readonly readers = new Set<GroupPartition>();
  private readonly progress = new EventEmitter().setMaxListeners(0);
  private readonly trimming: NodeJS.Timeout;
  private closing: Promise<void> | undefined;

  constructor(
    mongoUrl: string,
    private readonly clock: Clock,
    private readonly logger: Logger,
    { lease = LEASE_TIMES, partitions }: EmbeddedEventLogOptions = {},
  ) {
    super();
    const changed = () => this.progress.emit('progress');
    this.client = mongoClient(mongoUrl, {
      serverSelectionTimeoutMS: 2_000,
      writeConcern: { w: 'majority', journal: true },
    });
    const database = this.client.db(EVENT_LOG_DATABASE);
    this.batches = database.collection<StoredBatch>('batches');
    this.offsets = database.collection<StoredOffset>('offsets');
    this.topics = new Topics(database.collection<StoredTopic>('topics'), this.batches, logger, partitions);
    this.tails = new PartitionTails(this.batches);
    this.appender = new Appender(this.batches, this.tails, this.topics, clock, changed);
    this.commits = new CommittedOffsets(this.offsets, logger, changed);
    this.lease = new Lease(database.collection<StoredLease>('leases'), logger, lease, () => {
      this.tails.invalidate();
      this.topics.invalidate();
    });
    this.trimming = setInterval(() => void this.trimQuietly(), TRIM_INTERVAL_MS);
    this.trimming.unref();
  }

  async append(topic: string, records: readonly LogRecord[]): Promise<void> {
    this.refuseWhenClosed();
    await this.lease.held();
    await this.appender.append(topic, records);
  }

  async consume(options: ConsumeOptions): Promise<Consumption> {
    this.refuseWhenClosed();
    await this.lease.held();
    const topics = await Promise.all(options.topics.map((topic) => this.topics.open(topic)));
    await this.commits.register(options.group, topics.flatMap(partitionsOf));
    const readers = topics.flatMap((topic) =>
      partitionsOf(topic).map((partition) => this.startReader(options, topic, partition)),
    );
    return { close: () => this.closeReaders(readers) };
  }

  async *read(topic: string): AsyncIterable<ConsumedRecord> {
    for (const partition of partitionsOf(await this.topics.present(topic))) {
      let next = 0;
      for (;;) {
        const found = await findFrom(this.batches, partition, next, READ_BATCHES);
        const newest = found.at(-1);
        if (!newest || newest.last < next) break;
        for (const batch of found) yield* recordsFrom(batch, next);
        next = newest.last + 1;
      }
    }
  }

  async lag(group?: string): Promise<number> {
    await this.commits.flushed();
    let lag = 0;
    for (const { partition, id, options } of this.readers) {
      if (group !== undefined && options.group !== group) continue;
      lag += Math.max(0, (await this.tails.of(partition).loadEnd()) - this.commits.durable(id));
    }
    return lag;
  }

  /** Resolves when no append is running and every group has handled and committed all records of its partitions. */
  async idle(): Promise<void> {
    const leave = this.commits.hasten();
    while (!this.closing && (this.appender.busy || [...this.readers].some(({ idle }) => !idle))) {
      await once(this.progress, 'progress');
    }
    leave();
  }

  /** Removes batches past their retention (7 days, dead letters 30) that every group has handled; returns how many. */
  async trim(): Promise<number> {
    const removed = await trimLog(this.batches, this.offsets, this.topics, this.clock.now());
    if (removed > 0) this.tails.dropRecent();
    return removed;
  }

  async ping(): Promise<void> {
    await this.client.db(EVENT_LOG_DATABASE).command({ ping: 1 });
  }

  close(): Promise<void> {
    this.closing ??= this.end();
    return this.closing;
  }

  private startReader(options: ConsumeOptions, { raises }: StoredTopic, partition: Partition): GroupPartition {
    const { topic } = partition;
    const committed = (former: number) => this.commits.durable(offsetId(options.group, { topic, partition: former }));
    const readable: Readable = {
      until: () => readableUntil(raises, partition.partition, committed),
      changed: (signal) => once(this.progress, 'progress', { signal }),
    };
    const reader = new GroupPartition(
      options,
      partition,
      this.tails.of(partition),
      readable,
      this.commits,
      this.logger,
    );
    const former = [...this.readers].filter(({ id }) => id === reader.id).map((other) => other.ended());
    this.readers.add(reader);
    reader.start(Promise.all(former).then(() => undefined));
    return reader;
  }

  private async closeReaders(readers: readonly GroupPartition[]): Promise<void> {
    await Promise.all(readers.map((reader) => reader.close()));
    for (const reader of readers) this.readers.delete(reader);
    await this.commits.flushed();
    this.progress.emit('progress');
  }

  private async end(): Promise<void> {
    clearInterval(this.trimming);
    await this.closeReaders([...this.readers]);
    this.commits.stop();
    await this.appender.drained();
    try {
      await this.lease.release();
    } catch (error) {
      this.logger.warn({ error }, 'The lease of the event log could not be released; it will expire');
    }
    await this.client.close();
    this.progress.emit('progress');
  }

  private async trimQuietly(): Promise<void> {
    try {
      await this.trim();
    } catch (error) {
      this.logger.warn({ error }, 'The event log could not be trimmed; it will be retried');
    }
  }

  private refuseWhenClosed(): void {
    if (this.closing) throw new Error('The event log is closed');
  }
}
