import type { Admin } from 'kafkajs';
import { EngineUnavailable } from '../../failures/engine-unavailable.js';
import { disconnect } from './disconnect.js';
import { type KafkaSettings, kafkaClient } from './kafka-client.js';
import { persist } from './persistence.js';
import { isRefusal } from './refusal.rules.js';

/** How long a query of the cluster may take in all. */
const PATIENCE_MS = 5_000;

/**
 * Queries of the cluster, each over a connection of its own: they are rare, and an admin of kafkajs that once asked
 * for a topic since deleted fails every later query.
 */
export class AdminConnection {
  constructor(private readonly settings: KafkaSettings) {}

  /**
   * Runs the query, and retries while Kafka does not answer.
   * @throws EngineUnavailable when Kafka is unavailable or takes longer than `patienceMs`
   */
  async use<T>(work: (admin: Admin) => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
    try {
      return await persist(patienceMs, () => this.ask(work));
    } catch (error) {
      if (isRefusal(error)) throw error;
      throw new EngineUnavailable('events', error);
    }
  }

  private async ask<T>(work: (admin: Admin) => Promise<T>): Promise<T> {
    const admin = kafkaClient(this.settings).admin();
    try {
      await admin.connect();
      return await work(admin);
    } finally {
      await disconnect(admin, this.settings.logger);
    }
  }
}
