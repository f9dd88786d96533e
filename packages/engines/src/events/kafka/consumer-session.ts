import type { Consumer, EachBatchPayload, OffsetsByTopicPartition } from 'kafkajs';
import { within } from '../../clock/time-limit.js';
import type { ConsumeOptions } from '../event-log.js';
import { disconnect } from './disconnect.js';
import { type KafkaSettings, kafkaClient } from './kafka-client.js';
import { OffsetCommits } from './offset-commits.js';
import { type ConsumerState, PartitionReader } from './partition-reader.js';
import { CONSUMING, consumerOf } from './transfer-settings.js';

/** A consumer whose fetches do not return for this long hangs: longer than any rebalance takes. */
const SILENCE_MS = 45_000;
const SILENCE_CHECK_MS = 5_000;
const CLOSE_MS = 5_000;
/** What is handled within so many milliseconds is committed together; a commit that failed is repeated after as long as it says. */
const COMMIT_WITHIN_MS = 50;
const COMMIT_AGAIN_MS = 1_000;

/** One consumer of a group in this process, from its connection until it is closed or fails. */
export class ConsumerSession implements ConsumerState {
  closing = false;
  private readonly consumer: Consumer;
  private readonly commits = new OffsetCommits();
  private readonly readers = new Map<string, PartitionReader>();
  private commit: ((offsets: OffsetsByTopicPartition) => Promise<void>) | undefined;
  private committing: NodeJS.Timeout | undefined;
  private lastFetch = Date.now();
  private end: (error?: unknown) => void = () => undefined;
  private joined: () => void = () => undefined;
  private readonly hasJoined = new Promise<void>((resolve) => {
    this.joined = resolve;
  });
  private readonly hasEnded = new Promise<void>((resolve, reject) => {
    this.end = (error) => (error === undefined ? resolve() : reject(error));
  });

  constructor(
    private readonly settings: KafkaSettings,
    private readonly options: ConsumeOptions,
    private readonly onJoined: () => void,
  ) {
    this.consumer = kafkaClient(settings).consumer(consumerOf(options.group));
    this.hasEnded.catch(() => undefined);
    this.listen();
  }

  /** Resolves when it was closed. @throws the failure that ended it before */
  async live(): Promise<void> {
    const watch = setInterval(() => this.endWhenSilent(), SILENCE_CHECK_MS);
    try {
      await this.consumer.connect();
      await this.consumer.subscribe({ topics: [...this.options.topics], fromBeginning: true });
      await this.consumer.run({ ...CONSUMING, eachBatch: (payload) => this.onBatch(payload) });
      await this.hasEnded;
    } finally {
      clearInterval(watch);
      this.closing = true;
      clearTimeout(this.committing);
      this.end();
      await this.handled();
      await disconnect(this.consumer, this.settings.logger);
    }
  }

  /** Waits for the running handlers, commits their records, and leaves the group. */
  async close(): Promise<void> {
    this.closing = true;
    await this.handled();
    try {
      await this.flush();
      // kafkajs does not leave a group that it is about to join, and the other members would wait for it.
      await within(CLOSE_MS, Promise.race([this.hasJoined, this.hasEnded]));
    } catch (error) {
      const fields = { error, group: this.options.group };
      this.settings.logger.warn(fields, 'A consumer closed without Kafka: its last records will be delivered again');
    }
    this.end();
  }

  done(position: { topic: string; partition: number; offset: string }): void {
    this.commits.add(position);
    this.commitWithin(COMMIT_WITHIN_MS);
  }

  private commitWithin(milliseconds: number): void {
    if (this.closing) return;
    this.committing ??= setTimeout(() => {
      this.committing = undefined;
      this.flush().catch((error: unknown) => {
        // The fetches meet the same failure and handle it.
        this.settings.logger.debug({ error, group: this.options.group }, 'A commit failed and is repeated');
        this.commitWithin(COMMIT_AGAIN_MS);
      });
    }, milliseconds);
  }

  private listen(): void {
    const { CRASH, FETCH, GROUP_JOIN } = this.consumer.events;
    this.consumer.on(CRASH, ({ payload }) => this.end(payload.error));
    this.consumer.on(FETCH, () => {
      this.lastFetch = Date.now();
    });
    this.consumer.on(GROUP_JOIN, () => {
      for (const reader of this.readers.values()) reader.drop();
      this.commits.reset();
      this.joined();
      this.onJoined();
    });
  }

  private async onBatch(payload: EachBatchPayload): Promise<void> {
    this.commit = (offsets) => payload.commitOffsetsIfNecessary(offsets);
    const { topic, partition } = payload.batch;
    const key = `${topic}/${partition}`;
    const reader = this.readers.get(key) ?? new PartitionReader(this.options, this, this.settings.logger);
    this.readers.set(key, reader);
    reader.take(payload);
    await this.flush();
  }

  private async flush(): Promise<void> {
    if (this.commit) await this.commits.flush(this.commit);
  }

  private async handled(): Promise<void> {
    await Promise.all([...this.readers.values()].map((reader) => reader.end()));
  }

  private endWhenSilent(): void {
    if (Date.now() - this.lastFetch > SILENCE_MS) this.end(new Error(`No fetch for ${SILENCE_MS} ms`));
  }
}
