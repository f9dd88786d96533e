import { once } from 'node:events';
import { Redis, type RedisOptions } from 'ioredis';
import { EngineUnavailable } from '../failures/engine-unavailable.js';
import { isRedisAway, reconnectPauseMs } from './redis-answer.rules.js';
import { REDIS_SCRIPTS, type RedisScripts } from './redis-scripts.js';

export type RedisClient = Redis & RedisScripts;

const OPTIONS: RedisOptions = {
  connectTimeout: 1_000,
  commandTimeout: 1_000,
  // A connection that answers nothing for so long is given up: the next one may work.
  socketTimeout: 2_000,
  disconnectTimeout: 200,
  retryStrategy: reconnectPauseMs,
  enableOfflineQueue: false,
  // A command that failed for its caller must not be carried out later.
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  // The client's own renewal rejects where nobody can catch it when the connection is lost again.
  autoResubscribe: false,
  scripts: REDIS_SCRIPTS,
};

/** One connection to Redis, made in the background and made again for ever. */
export class RedisConnection {
  readonly client: RedisClient;
  private readonly attempted: Promise<void>;

  constructor(url: string) {
    this.client = new Redis(url, OPTIONS) as RedisClient;
    this.attempted = new Promise((resolve) => {
      for (const outcome of ['ready', 'close', 'end']) this.client.once(outcome, () => resolve());
    });
  }

  get isReady(): boolean {
    return this.client.status === 'ready';
  }

  /** Resolves when the first attempt to connect is over, well or badly: at most about a second after constructing. */
  async firstAttempt(): Promise<void> {
    await this.attempted;
  }

  /** @throws EngineUnavailable when Redis cannot answer now */
  async ask<T>(command: (client: RedisClient) => Promise<T>): Promise<T> {
    await this.attempted;
    try {
      return await command(this.client);
    } catch (error) {
      throw isRedisAway(error) ? new EngineUnavailable('keyValue', error) : error;
    }
  }

  /** Drops a connection whose state is unknown; a new one follows by itself. */
  reconnect(): void {
    // Anywhere else in its life the client is on its way to a new connection already, or disturbed by the call.
    if (this.isReady) this.client.disconnect(true);
  }

  async close(): Promise<void> {
    const isOpen = ['connecting', 'connect', 'ready'].includes(this.client.status);
    const ended = isOpen ? once(this.client, 'end') : undefined;
    this.client.disconnect();
    await ended;
  }
}
