import type { Logger } from '../logging/logger.js';
import type { RedisConnection } from './redis-connection.js';

/** Tells the log when Redis goes away and when it is back: once each, however many connections and attempts. */
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

  /** From now on a lost connection is intended. */
  stopTelling(): void {
    this.isOver = true;
  }

  private begin(error: unknown): void {
    if (this.isAway || this.isOver) return;
    this.isAway = true;
    this.logger.warn({ error }, 'Redis is away: trying again until it is back');
  }

  private end(): void {
    if (!this.isAway || !this.connections.every(({ isReady }) => isReady)) return;
    this.isAway = false;
    this.logger.info('Redis is back');
  }
}
