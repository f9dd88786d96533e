import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { untilBack } from '../contracts/engine-line.js';
import { keyValueContract } from '../contracts/key-value.contract.js';
import { inbox } from '../contracts/messages.contract.js';
import type { Logger } from '../logging/logger.js';
import { CutLine } from '../testing/cut-line.js';
import { RedisKeyValueStore } from './redis-key-value-store.js';
import { pass } from './testing/pass.js';

const { REDIS_URL } = process.env;

function logged() {
  const lines: string[] = [];
  const line = (level: string) => () => lines.push(level);
  const logger = { warn: line('warn'), info: line('info'), error: line('error') } as unknown as Logger;
  return { lines, logger };
}

const quiet = () => logged().logger;
const storeAt = (url: string, logger = quiet()) => new RedisKeyValueStore({ url, logger });

async function cuttable(url: string, logger = quiet()) {
  const address = new URL(url);
  const line = await CutLine.to(address.hostname, Number(address.port || 6379));
  address.host = `127.0.0.1:${line.port}`;
  return {
    store: storeAt(address.href, logger),
    cut: () => line.cut(),
    stall: () => line.stall(),
    mend: () => line.mend(),
    another: () => storeAt(address.href),
    closeLine: () => line.close(),
  };
}

function specificToRedis(url: string): void {
  let store: RedisKeyValueStore;
  let redis: Redis;
  let key: string;

  beforeEach(() => {
    store = storeAt(url);
    redis = new Redis(url);
    key = `redis:${randomUUID()}`;
  });
  afterEach(async () => {
    await store.close();
    await redis.quit();
  });

  it('publishes to listeners in another process', async () => {
    const other = storeAt(url);
    const received = inbox(1);
    await other.subscribe(key, received.listener);
    await store.publish(key, 'heard');
    expect(await received.filled).toEqual(['heard']);
    await other.close();
  });

  it('subscribes to a channel in Redis once, and unsubscribes with the last listener', async () => {
    const listening = async () => (await redis.pubsub('NUMSUB', key)) as [string, number];
    const leaves = await Promise.all([1, 2, 3].map(() => store.subscribe(key, () => undefined)));
    expect(await listening()).toEqual([key, 1]);
    await leaves[0]?.();
    await leaves[1]?.();
    expect(await listening()).toEqual([key, 1]);
    await leaves[2]?.();
    expect(await listening()).toEqual([key, 0]);
  });

  it('continues to count when Redis has lost the scripts', async () => {
    await store.increment(key, 60_000);
    await redis.script('FLUSH');
    expect((await store.increment(key, 60_000)).count).toBe(2);
    await redis.script('FLUSH');
    expect(await store.raise(`${key}:raised`, 4, 60_000)).toBe(4);
  });

  it('leaves no counter without an expiry', async () => {
    await store.increment(key, 60_000);
    await store.raise(`${key}:raised`, 4, 60_000);
    expect(await redis.pttl(key)).toBeGreaterThan(0);
    expect(await redis.pttl(`${key}:raised`)).toBeGreaterThan(0);
  });

  it('reports a bug of ours as an error, not as an outage', async () => {
    await redis.lpush(key, 'a list');
    await expect(store.get(key)).rejects.toMatchObject({ name: 'ReplyError' });
    await redis.del(key);
  });

  describe('at the start', () => {
    const withPolicy = async (policy: string, work: () => Promise<void>) => {
      const [, before] = (await redis.config('GET', 'maxmemory-policy')) as [string, string];
      await redis.config('SET', 'maxmemory-policy', policy);
      try {
        await work();
      } finally {
        await redis.config('SET', 'maxmemory-policy', before);
      }
    };
    /** The store as a user with fewer rights. */
    const asUser = async (...rights: string[]) => {
      const user = `user-${randomUUID()}`;
      await redis.call('ACL', 'SETUSER', user, 'on', '>secret', '~*', '&*', '+@all', ...rights);
      const address = new URL(url);
      [address.username, address.password] = [user, 'secret'];
      return { limited: storeAt(address.href), remove: () => redis.call('ACL', 'DELUSER', user) };
    };

    it('accepts a Redis that never evicts, and refuses one that does', async () => {
      await withPolicy('noeviction', () => store.refuseEviction());
      await withPolicy('allkeys-lru', async () => {
        const refused = { name: 'ConfigurationError', message: expect.stringContaining('it has allkeys-lru') };
        await expect(store.refuseEviction()).rejects.toMatchObject(refused);
      });
    });

    it.each([
      [['-config'], 'it has volatile-lru'],
      [['-config', '-info'], 'CONFIG GET maxmemory-policy or INFO memory'],
    ])('reads the policy as a user with the rights %j', async (rights, message) => {
      const { limited, remove } = await asUser(...rights);
      await withPolicy('volatile-lru', async () => {
        await expect(limited.refuseEviction()).rejects.toThrow(message);
      });
      await limited.close();
      await remove();
    });

    it('passes while Redis is unavailable, and logs a wrong policy once it is available', async () => {
      const { lines, logger } = logged();
      const tested = await cuttable(url, logger);
      await tested.store.ping();
      await tested.cut();
      await expect(tested.store.get(key)).rejects.toThrow();
      await withPolicy('allkeys-random', async () => {
        await tested.store.refuseEviction();
        await tested.mend();
        await untilBack(tested.store);
        while (!lines.includes('error')) await pass(1);
      });
      await tested.store.close();
      await tested.closeLine();
    });
  });

  it('logs one line when Redis becomes unavailable and one when it is available again', async () => {
    const { lines, logger } = logged();
    const tested = await cuttable(url, logger);
    await tested.store.ping();
    await tested.cut();
    await expect(tested.store.get(key)).rejects.toThrow();
    // Long enough for several attempts of both connections.
    await pass(500);
    expect(lines).toEqual(['warn']);
    await tested.mend();
    await untilBack(tested.store);
    expect(lines).toEqual(['warn', 'info']);
    await tested.store.close();
    await tested.closeLine();
    expect(lines).toEqual(['warn', 'info']);
  });
}

const onRedis = REDIS_URL === undefined ? describe.skip : describe;

onRedis('on Redis', () => {
  const url = REDIS_URL as string;
  keyValueContract(
    'RedisKeyValueStore',
    async () => ({ store: storeAt(url), pass }),
    () => cuttable(url),
  );
  specificToRedis(url);
});
