import { retentionOf } from '../retention.rules.js';
import type { AdminConnection } from './admin-connection.js';

export interface TopicShape {
  partitions: number;
  /** Copies of each partition; -1: the cluster's own `default.replication.factor`. */
  replication: number;
}

/** Makes topics on first use, as the brokers make none by themselves. What exists stays as it is. */
export class Topics {
  private readonly made = new Map<string, Promise<void>>();

  constructor(
    private readonly admin: AdminConnection,
    private readonly shape: TopicShape,
  ) {}

  /** @throws EngineUnavailable when Kafka is away */
  ensure(topic: string): Promise<void> {
    const known = this.made.get(topic);
    if (known) return known;
    const making = this.make(topic);
    this.made.set(topic, making);
    making.catch(() => this.made.delete(topic));
    return making;
  }

  /** They may have been deleted: the next use makes them again. */
  forget(): void {
    this.made.clear();
  }

  private async make(topic: string): Promise<void> {
    const { partitions: numPartitions, replication: replicationFactor } = this.shape;
    const configEntries = [{ name: 'retention.ms', value: String(retentionOf(topic)) }];
    await this.admin.use(async (admin) => {
      await admin.createTopics({ topics: [{ topic, numPartitions, replicationFactor, configEntries }] });
      // Just made, here or elsewhere, it may be unknown to a broker for a moment: this rejects then, and is asked again.
      await admin.fetchTopicMetadata({ topics: [topic] });
    });
  }
}
