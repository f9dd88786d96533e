import { EVENT_PARTITIONS } from '@pothik/contracts/platform';
import type { Logger } from '../logging/logger.js';
import { type ConsumedRecord, type ConsumeOptions, type Consumption, EventLog, type LogRecord } from './event-log.js';
import { AdminConnection } from './kafka/admin-connection.js';
import { Appender } from './kafka/appender.js';
import { BatchSender } from './kafka/batch-sender.js';
import { GroupConsumer } from './kafka/group-consumer.js';
import type { KafkaSettings } from './kafka/kafka-client.js';
import type { KafkaSecurity } from './kafka/kafka-security.rules.js';
import { lagOf } from './kafka/lag.js';
import { TopicReading } from './kafka/topic-reading.js';
import { Topics } from './kafka/topics.js';

/** The cluster's `default.replication.factor`. */
const DEFAULT_REPLICATION = -1;
const PING_PATIENCE_MS = 2_000;

export interface KafkaEventLogOptions {
  /** `host:port` of some brokers of the cluster. */
  brokers: readonly string[];
  /** The name of this process in the brokers' logs. */
  clientId: string;
  logger: Logger;
  /** Encryption and log-in; default: neither. */
  security?: KafkaSecurity;
  /** Partitions of new topics; default 8. Existing topics keep theirs. */
  partitions?: number;
  /** Replicas of new topics; default: the cluster's `default.replication.factor`. */
  replication?: number;
}

/**
 * The event log of a deployment, on Kafka. It connects on first use. While Kafka is unavailable appends and queries
 * reject with EngineUnavailable; consumers continue by themselves afterwards.
 */
export class KafkaEventLog extends EventLog {
  private readonly settings: KafkaSettings;
  private readonly admin: AdminConnection;
  private readonly topics: Topics;
  private readonly sender: BatchSender;
  private readonly appender: Appender;
  private readonly consumers = new Set<GroupConsumer>();
  private closing: Promise<void> | undefined;

  constructor(options: KafkaEventLogOptions) {
    super();
    const { partitions = EVENT_PARTITIONS.default, replication = DEFAULT_REPLICATION, ...settings } = options;
    this.settings = settings;
    this.admin = new AdminConnection(this.settings);
    this.topics = new Topics(this.admin, { partitions, replication });
    this.sender = new BatchSender(this.settings);
    this.appender = new Appender(this.sender);
  }

  async append(topic: string, records: readonly LogRecord[]): Promise<void> {
    this.refuseWhenClosed();
    await this.topics.ensure(topic);
    try {
      await this.appender.append(topic, records);
    } catch (error) {
      this.topics.invalidate();
      throw error;
    }
  }

  async consume(options: ConsumeOptions): Promise<Consumption> {
    this.refuseWhenClosed();
    const consumer = new GroupConsumer(this.settings, this.topics, options);
    this.consumers.add(consumer);
    return { close: () => this.closeConsumer(consumer) };
  }

  read(topic: string): AsyncIterable<ConsumedRecord> {
    this.refuseWhenClosed();
    return new TopicReading(this.settings, this.admin, topic).records();
  }

  async lag(group?: string): Promise<number> {
    let lag = 0;
    for (const { options } of this.consumers) {
      if (group !== undefined && options.group !== group) continue;
      lag += await this.admin.use((admin) => lagOf(admin, options.group, options.topics));
    }
    return lag;
  }

  async ping(): Promise<void> {
    await this.admin.use((admin) => admin.describeCluster(), PING_PATIENCE_MS);
  }

  close(): Promise<void> {
    this.closing ??= this.end();
    return this.closing;
  }

  private async end(): Promise<void> {
    await Promise.all([...this.consumers].map((consumer) => this.closeConsumer(consumer)));
    await this.appender.drained();
    await this.sender.close();
    await this.admin.close();
  }

  private async closeConsumer(consumer: GroupConsumer): Promise<void> {
    await consumer.close();
    this.consumers.delete(consumer);
  }

  private refuseWhenClosed(): void {
    if (this.closing) throw new Error('The event log is closed');
  }
}
