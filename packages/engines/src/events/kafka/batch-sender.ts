import type { TopicMessages } from 'kafkajs';
import { FreshProducer } from './fresh-producer.js';
import type { KafkaSettings } from './kafka-client.js';
import { OutageLog } from './outage-log.js';
import { persist } from './persistence.js';
import { isRefusal } from './refusal.rules.js';

/** How long a batch is retried: another broker may take over meanwhile. Shorter while Kafka is known to be down. */
const PATIENCE_MS = 5_000;
const PATIENCE_WHILE_AWAY_MS = 2_000;

/** Sends batches one after another, each with as many new producers as its time allows. */
export class BatchSender {
  private producer: FreshProducer | undefined;
  private readonly outage: OutageLog;

  constructor(private readonly settings: KafkaSettings) {
    this.outage = new OutageLog(settings.logger, 'appending events');
  }

  /** Resolves when the batch is durable. Rejects when that is uncertain. */
  async send(batch: TopicMessages[]): Promise<void> {
    const patience = this.outage.lasting ? PATIENCE_WHILE_AWAY_MS : PATIENCE_MS;
    try {
      await persist(patience, () => this.sendOnce(batch));
      this.outage.over();
    } catch (error) {
      if (!isRefusal(error)) this.outage.met(error);
      throw error;
    }
  }

  async close(): Promise<void> {
    // After a failure its last attempt may still be running.
    if (this.producer?.usable === true) await this.producer.close();
    else this.producer?.abandon();
  }

  private async sendOnce(batch: TopicMessages[]): Promise<void> {
    if (this.producer?.usable !== true) {
      this.producer?.abandon();
      this.producer = new FreshProducer(this.settings);
    }
    await this.producer.send(batch);
  }
}
