import { Redis, type RedisOptions } from 'ioredis';
import { EngineUnavailable } from '../failures/engine-unavailable.js';
import { isRedisUnavailable, reconnectPauseMs, withoutArguments } from './redis-answer.rules.js';
import { REDIS_SCRIPTS, type RedisScripts } from './redis-scripts.js';
import type { RedisSecurity } from './redis-security.rules.js';

export type RedisClient = Redis & RedisScripts;

const OPTIONS: RedisOptions = {
  connectTimeout: 1_000,
  commandTimeout: 1_000,
  // A connection without an answer for this long is closed: the next one may work.
  socketTimeout: 2_000,
  disconnectTimeout: 200,
  retryStrategy: reconnectPauseMs,
  enableOfflineQueue: false,
  // A command that failed for its caller must not be executed later.
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  // The client's resubscription rejects where nothing can catch it when the connection is lost again.
  autoResubscribe: false,
  // One command less that the user of Redis must be allowed.
  disableClientInfo: true,
  scripts: REDIS_SCRIPTS,
};

/** One connection to Redis, opened and reopened in the background. */
export class RedisConnection {
  readonly client: RedisClient;
  private readonly attempted: Promise<void>;

  constructor(url: string, security: RedisSecurity = {}) {
    this.client = new Redis(url, { ...OPTIONS, ...security }) as RedisClient;
    this.attempted = new Promise((resolve) => {
      for (const outcome of ['ready', 'close', 'end']) this.client.once(outcome, () => resolve());
    });
  }

  get isReady(): boolean {
    return this.client.status === 'ready';
  }

  /** Resolves when the first attempt to connect has succeeded or failed: at most about a second after constructing. */
  async firstAttempt(): Promise<void> {
    await this.attempted;
  }

  /** @throws EngineUnavailable when Redis cannot answer now */
  async ask<T>(command: (client: RedisClient) => Promise<T>): Promise<T> {
    await this.attempted;
    try {
      return await command(this.client);
    } catch (error) {
      const told = withoutArguments(error);
      throw isRedisUnavailable(error) ? new EngineUnavailable('keyValue', told) : told;
    }
  }

  /** Drops a connection whose state is unknown; the client opens a new one. */
  reconnect(): void {
    // In any other state the client is reconnecting already, or the call would disturb it.
    if (this.isReady) this.client.disconnect(true);
  }

  async close(): Promise<void> {
    const isOpen = ['connecting', 'connect', 'ready'].includes(this.client.status);
    // Not `once` of node:events: it rejects when an attempt to connect fails meanwhile.
    const ended = isOpen ? new Promise<void>((resolve) => this.client.once('end', resolve)) : undefined;
    // The client listens to one error of its socket; a TLS handshake that is broken off may emit another.
    this.client.stream?.on('error', () => undefined);
    this.client.disconnect();
    await ended;
  }
}
