import { ConfigurationError } from '../failures/configuration-error.js';
import { isEngineUnavailable } from '../failures/engine-unavailable.js';
import type { Logger } from '../logging/logger.js';
import { KeyValueStore, type SetOptions } from './key-value-store.js';
import { isRedisUnavailable } from './redis-answer.rules.js';
import { type RedisClient, RedisConnection } from './redis-connection.js';
import { evictionRefusal, policyInInfo } from './redis-eviction.rules.js';
import { RedisOutage } from './redis-outage.js';
import type { RedisSecurity } from './redis-security.rules.js';
import { RedisSubscriptions } from './redis-subscriptions.js';

export interface RedisOptions {
  /** `redis://` or `rediss://`, with user, password and database number where needed. */
  url: string;
  /** Whom the connections trust; default: the authorities that Node trusts. */
  security?: RedisSecurity;
  logger: Logger;
}

/**
 * Redis. The constructor opens connections in the background, again and again. While Redis is unavailable every call
 * but `subscribe` throws EngineUnavailable, at once or after a second without an answer.
 */
export class RedisKeyValueStore extends KeyValueStore {
  private readonly commands: RedisConnection;
  /** A second connection, because one with subscriptions may be allowed no other commands. */
  private readonly listening: RedisConnection;
  private readonly subscriptions: RedisSubscriptions;
  private readonly outage: RedisOutage;
  private readonly logger: Logger;

  constructor({ url, security, logger }: RedisOptions) {
    super();
    this.logger = logger;
    this.commands = new RedisConnection(url, security);
    this.listening = new RedisConnection(url, security);
    this.subscriptions = new RedisSubscriptions(this.listening);
    this.outage = new RedisOutage([this.commands, this.listening], logger);
  }

  /**
   * Refuses a Redis that evicts entries. One that is unavailable is checked when it is available: a wrong policy is
   * logged then, because the service runs.
   * @throws ConfigurationError when its policy is another than `noeviction`, or may not be read
   */
  async refuseEviction(): Promise<void> {
    const refusal = await this.evictionRefusal();
    if (refusal !== undefined) throw new ConfigurationError(refusal);
  }

  async get(key: string): Promise<string | undefined> {
    return (await this.commands.ask((client) => client.get(key))) ?? undefined;
  }

  async set(key: string, value: string, { ttlMs, onlyIfAbsent }: SetOptions = {}): Promise<boolean> {
    const options = [...(ttlMs === undefined ? [] : ['PX', ttlMs]), ...(onlyIfAbsent ? ['NX'] : [])];
    return (await this.commands.ask((client) => client.call('set', key, value, ...options))) === 'OK';
  }

  async delete(key: string): Promise<void> {
    await this.commands.ask((client) => client.del(key));
  }

  async increment(key: string, windowMs: number): Promise<{ count: number; resetsInMs: number }> {
    const [count, leftMs] = await this.commands.ask((client) => client.countOne(key, windowMs));
    // Redis returns 0 in the window's last millisecond.
    return { count, resetsInMs: Math.max(leftMs, 1) };
  }

  async decrement(key: string): Promise<number> {
    return this.commands.ask((client) => client.takeOneBack(key));
  }

  async raise(key: string, value: number, ttlMs: number): Promise<number> {
    return Number(await this.commands.ask((client) => client.raiseTo(key, value, ttlMs)));
  }

  async publish(channel: string, message: string): Promise<void> {
    await this.commands.ask((client) => client.publish(channel, message));
  }

  async subscribe(channel: string, listener: (message: string) => void): Promise<() => Promise<void>> {
    return this.subscriptions.add(channel, listener);
  }

  heardSince(): number | undefined {
    return this.subscriptions.heardSince;
  }

  /** Pings over both connections, so that a dead one is detected and replaced. */
  async ping(): Promise<void> {
    await Promise.all([this.commands, this.listening].map((connection) => connection.ask((client) => client.ping())));
  }

  async close(): Promise<void> {
    this.outage.stopLogging();
    await Promise.all([this.commands.close(), this.listening.close()]);
  }

  private async evictionRefusal(): Promise<string | undefined> {
    try {
      return evictionRefusal(await this.commands.ask(policyOf));
    } catch (error) {
      if (!isEngineUnavailable(error)) throw error;
      this.commands.client.once('ready', () => void this.logEviction());
      return undefined;
    }
  }

  private async logEviction(): Promise<void> {
    try {
      const refusal = await this.evictionRefusal();
      if (refusal !== undefined) this.logger.error({}, refusal);
    } catch (error) {
      this.logger.error({ error }, 'The eviction policy of Redis could not be read');
    }
  }
}

/** A user without CONFIG, or a hosted Redis without it, still has INFO. */
async function policyOf(client: RedisClient): Promise<string | undefined> {
  const [, policy] = await unlessRefused(() => client.config('GET', 'maxmemory-policy') as Promise<string[]>, []);
  return policy ?? policyInInfo(await unlessRefused(() => client.info('memory'), ''));
}

async function unlessRefused<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (isRedisUnavailable(error)) throw error;
    return otherwise;
  }
}
