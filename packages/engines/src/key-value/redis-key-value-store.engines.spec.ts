import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { untilBack } from '../contracts/engine-line.js';
import { keyValueContract } from '../contracts/key-value.contract.js';
import { inbox } from '../contracts/messages.contract.js';
import type { Logger } from '../logging/logger.js';
import { CutLine } from '../testing/cut-line.js';
import { RedisKeyValueStore } from './redis-key-value-store.js';

const { REDIS_URL } = process.env;
/** Redis counts whole milliseconds and a timer may be early by one. */
const TIMER_SLACK_MS = 3;

function logged() {
  const lines: string[] = [];
  const line = (level: string) => () => lines.push(level);
  return { lines, logger: { warn: line('warn'), info: line('info') } as unknown as Logger };
}

const pass = async (ms: number) => void (await pause(ms + TIMER_SLACK_MS));
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
