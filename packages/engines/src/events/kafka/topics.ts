import { retentionOf } from '../retention.rules.js';
import type { AdminConnection } from './admin-connection.js';

export interface TopicShape {
  partitions: number;
  /** Replicas of each partition; -1: the cluster's `default.replication.factor`. */
  replication: number;
}

/** Creates topics on first use, as the brokers create none by themselves. Existing topics are not changed. */
export class Topics {
  private readonly made = new Map<string, Promise<void>>();

  constructor(
    private readonly admin: AdminConnection,
    private readonly shape: TopicShape,
  ) {}

  /** @throws EngineUnavailable when Kafka is unavailable */
  ensure(topic: string): Promise<void> {
    const known = this.made.get(topic);
    if (known) return known;
    const making = this.make(topic);
    this.made.set(topic, making);
    making.catch(() => this.made.delete(topic));
    return making;
  }

  /** Topics may have been deleted: the next use creates them again. */
  invalidate(): void {
    this.made.clear();
  }

  private async make(topic: string): Promise<void> {
    const { partitions: numPartitions, replication: replicationFactor } = this.shape;
    const configEntries = [{ name: 'retention.ms', value: String(retentionOf(topic)) }];
    await this.admin.use(async (admin) => {
      await admin.createTopics({ topics: [{ topic, numPartitions, replicationFactor, configEntries }] });
      // A new topic may be unknown to a broker for a moment: then this rejects and is retried.
      await admin.fetchTopicMetadata({ topics: [topic] });
    });
  }
}
