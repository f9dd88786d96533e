import type { Admin } from 'kafkajs';
import { within } from '../../clock/time-limit.js';
import { EngineUnavailable } from '../../failures/engine-unavailable.js';
import { disconnect } from './disconnect.js';
import { type KafkaSettings, kafkaClient, RETRY } from './kafka-client.js';
import { persist } from './persistence.js';
import { isRefusal } from './refusal.rules.js';

/** How long a query of the cluster may take in all. */
const PATIENCE_MS = 5_000;
/** How long queries that nobody waits for any more may delay the end of the process. */
const CLOSE_MS = 3_000;
/** `use` retries the whole query, so that one which is given up ends soon. */
const ONCE = { ...RETRY, retries: 0 };

/**
 * Queries of the cluster, each over a connection of its own: they are rare, and an admin of kafkajs that once asked
 * for a topic since deleted fails every later query.
 */
export class AdminConnection {
  private readonly running = new Set<Promise<unknown>>();

  constructor(private readonly settings: KafkaSettings) {}

  /**
   * Runs the query, and retries while Kafka does not answer.
   * @throws EngineUnavailable when Kafka is unavailable or takes longer than `patienceMs`
   */
  async use<T>(work: (admin: Admin) => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
    try {
      return await persist(patienceMs, () => this.followed(this.ask(work)));
    } catch (error) {
      if (isRefusal(error)) throw error;
      throw new EngineUnavailable('events', error);
    }
  }

  /** Waits for queries that took longer than their patience. */
  async close(): Promise<void> {
    try {
      await within(CLOSE_MS, Promise.allSettled(this.running));
    } catch (error) {
      this.settings.logger.debug({ error }, 'A query of Kafka did not end');
    }
  }

  private async followed<T>(query: Promise<T>): Promise<T> {
    this.running.add(query);
    try {
      return await query;
    } finally {
      this.running.delete(query);
    }
  }

  private async ask<T>(work: (admin: Admin) => Promise<T>): Promise<T> {
    const admin = kafkaClient(this.settings, ONCE).admin();
    try {
      await admin.connect();
      return await work(admin);
    } finally {
      await disconnect(admin, this.settings.logger);
    }
  }
}
