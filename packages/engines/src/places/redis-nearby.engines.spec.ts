import { randomUUID } from 'node:crypto';
import { nearbyPlacesKey, nearbyTimesKey } from '@pothik/contracts/driver';
import { Redis } from 'ioredis';
import { nearbyContract } from '../contracts/nearby.contract.js';
import { TTL_MS } from '../contracts/nearby-under-test.js';
import { CutLine } from '../testing/cut-line.js';
import { SilentLogger } from '../testing/silent-logger.js';
import { TestClock } from '../testing/test-clock.js';
import type { PlaceKind } from './nearby.js';
import { RedisNearby } from './redis-nearby.js';

const { REDIS_URL } = process.env;

const FARMGATE = { lat: 23.7575, lng: 90.3897 };
const logger = new SilentLogger();
const nearbyAt = (url: string, clock: TestClock) => new RedisNearby({ url, logger, clock });

async function cuttable(url: string) {
  const address = new URL(url);
  const line = await CutLine.to(address.hostname, Number(address.port || 6379));
  address.host = `127.0.0.1:${line.port}`;
  const clock = new TestClock();
  return {
    nearby: nearbyAt(address.href, clock),
    clock,
    cut: () => line.cut(),
    stall: () => line.stall(),
    mend: () => line.mend(),
    another: () => nearbyAt(address.href, clock),
    closeLine: () => line.close(),
  };
}

function specificToRedis(url: string): void {
  let nearby: RedisNearby;
  let redis: Redis;
  let clock: TestClock;
  let kind: PlaceKind;

  beforeEach(() => {
    clock = new TestClock();
    nearby = nearbyAt(url, clock);
    redis = new Redis(url);
    kind = { name: `redis-${randomUUID()}`, ttlMs: TTL_MS };
  });
  afterEach(async () => {
    await nearby.close();
    await redis.quit();
  });

  const stored = async () => [
    await redis.zcard(nearbyPlacesKey(kind.name)),
    await redis.zcard(nearbyTimesKey(kind.name)),
  ];

  it('what one process tells, another finds', async () => {
    const other = nearbyAt(url, clock);
    await nearby.tell(kind, 'one', FARMGATE, clock.now());
    expect(await other.nearest(kind, FARMGATE, { withinMetres: 10, limit: 1 })).toHaveLength(1);
    await other.forget(kind, 'one');
    expect(await nearby.placeOf(kind, 'one')).toBeUndefined();
    await other.close();
  });

  it('a question removes everybody whose place is too old, however many', async () => {
    // In portions, because a call gives up a Redis that does not answer within a second.
    for (let from = 0; from < 2_500; from += 100)
      await Promise.all(
        Array.from({ length: 100 }, (_, index) => nearby.tell(kind, `old-${from + index}`, FARMGATE, clock.now())),
      );
    clock.advance(TTL_MS);
    await nearby.tell(kind, 'new', FARMGATE, clock.now());
    expect(await stored()).toEqual([2_501, 2_501]);
    await nearby.nearest(kind, FARMGATE, { withinMetres: 10, limit: 1 });
    expect(await stored()).toEqual([1, 1]);
  });

  it('nothing lasts when nobody tells a place any more', async () => {
    await nearby.tell(kind, 'one', FARMGATE, clock.now());
    for (const key of [nearbyPlacesKey(kind.name), nearbyTimesKey(kind.name)]) {
      expect(await redis.pttl(key)).toBeGreaterThan(0);
      expect(await redis.pttl(key)).toBeLessThanOrEqual(TTL_MS);
    }
    await nearby.forget(kind, 'one');
    expect(await stored()).toEqual([0, 0]);
  });

  it('continues when Redis has lost the scripts', async () => {
    await nearby.tell(kind, 'one', FARMGATE, clock.now());
    await redis.script('FLUSH');
    expect(await nearby.nearest(kind, FARMGATE, { withinMetres: 10, limit: 1 })).toHaveLength(1);
  });
}

const onRedis = REDIS_URL === undefined ? describe.skip : describe;

onRedis('on Redis', () => {
  const url = REDIS_URL as string;
  nearbyContract(
    'RedisNearby',
    async () => {
      const clock = new TestClock();
      return { nearby: nearbyAt(url, clock), clock };
    },
    () => cuttable(url),
  );
  specificToRedis(url);
});
