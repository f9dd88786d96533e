import type { Logger } from '../logging/logger.js';
import { withoutArguments } from './redis-answer.rules.js';
import type { RedisConnection } from './redis-connection.js';

/** Logs when Redis becomes unavailable and when it is available again: once each, for all connections and attempts. */
export class RedisOutage {
  private isAway = false;
  private isOver = false;

  constructor(
    private readonly connections: readonly RedisConnection[],
    private readonly logger: Logger,
  ) {
    for (const { client } of connections) {
      client.on('error', (error: unknown) => this.begin(error));
      client.on('close', () => this.begin(undefined));
      client.on('ready', () => this.end());
    }
  }

  /** Called before closing: from then on a lost connection is intended. */
  stopLogging(): void {
    this.isOver = true;
  }

  private begin(error: unknown): void {
    if (this.isAway || this.isOver) return;
    this.isAway = true;
    this.logger.warn({ error: withoutArguments(error) }, 'Redis is unavailable; retrying until it is available');
  }

  private end(): void {
    if (!this.isAway || !this.connections.every(({ isReady }) => isReady)) return;
    this.isAway = false;
    this.logger.info('Redis is available again');
  }
}
