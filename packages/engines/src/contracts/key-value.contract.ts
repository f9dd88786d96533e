import { randomUUID } from 'node:crypto';
import type { KeyValueStore } from '../key-value/key-value-store.js';
import { type CuttableKeyValue, outageContract } from './key-value-outage.contract.js';
import { messageContract } from './messages.contract.js';

export interface KeyValueUnderTest {
  store: KeyValueStore;
  /** Lets at least this many milliseconds pass for the store. */
  pass(ms: number): Promise<void>;
}

/** What Redis and every other key-value store guarantees; `line` is for engines that can become unavailable. */
export function keyValueContract(
  name: string,
  make: () => Promise<KeyValueUnderTest>,
  makeCuttable?: () => Promise<CuttableKeyValue>,
): void {
  describe(`${name} as a key-value store`, () => {
    let tested: KeyValueUnderTest;
    let key: string;

    beforeEach(async () => {
      tested = await make();
      key = `contract:${randomUUID()}`;
    });
    afterEach(() => tested.store.close());

    const given: Given = () => ({ ...tested, key });
    for (const contract of [valueContract, timeContract, counterContract, counterTimeContract, decrementContract])
      contract(given);
    messageContract(given);

    it('answers a ping', async () => {
      await expect(tested.store.ping()).resolves.toBeUndefined();
    });
  });
  if (makeCuttable) outageContract(name, makeCuttable);
}

type Given = () => KeyValueUnderTest & { key: string };

/**
 * The result of a scenario that finished within so many milliseconds of real time, waiting included. On a machine that
 * stalled for longer, values may have expired: the scenario runs again with another key.
 */
async function inTime<Seen>(
  given: Given,
  withinMs: number,
  scenario: (tested: KeyValueUnderTest, key: string) => Promise<Seen>,
): Promise<Seen> {
  const { key, ...tested } = given();
  for (let attempt = 1; ; attempt += 1) {
    const beganAt = performance.now();
    const seen = await scenario(tested, `${key}:${attempt}`);
    if (performance.now() - beganAt < withinMs) return seen;
  }
}

function valueContract(given: Given): void {
  it('keeps a value until it is replaced or deleted', async () => {
    const { store, key } = given();
    expect(await store.get(key)).toBeUndefined();
    expect(await store.set(key, 'first')).toBe(true);
    expect(await store.set(key, 'পথিক')).toBe(true);
    expect(await store.get(key)).toBe('পথিক');
    await store.delete(key);
    await store.delete(key);
    expect(await store.get(key)).toBeUndefined();
  });

  it('keeps a value of 1 MB', async () => {
    const { store, key } = given();
    const large = 'পথিক\0\r\n'.repeat(70_000);
    await store.set(key, large, { ttlMs: 60_000 });
    expect((await store.get(key)) === large).toBe(true);
  });

  it('any text is a key, and no two are the same', async () => {
    const { store, key } = given();
    const keys = [':', '::', ':পথিক', ':পথিক:২', ': a\r\nb', ':*', ':{1}', ':A', ':a'].map((end) => `${key}${end}`);
    await Promise.all(keys.map((one) => store.set(one, one)));
    expect(await Promise.all(keys.map((one) => store.get(one)))).toEqual(keys);
    await store.delete(`${key}:*`);
    expect(await store.get(`${key}:`)).toBe(`${key}:`);
  });

  it('an empty text is a value', async () => {
    const { store, key } = given();
    await store.set(key, '');
    expect(await store.get(key)).toBe('');
    expect(await store.set(key, 'other', { onlyIfAbsent: true })).toBe(false);
  });
}

function timeContract(given: Given): void {
  it('a value expires when its life is over, and not before', async () => {
    const { pass } = given();
    const seen = await inTime(given, 300, async ({ store }, key) => {
      await store.set(key, 'short', { ttlMs: 300 });
      return { key, value: await store.get(key) };
    });
    expect(seen.value).toBe('short');
    await pass(301);
    expect(await given().store.get(seen.key)).toBeUndefined();
  });

  it('measures a life in milliseconds', async () => {
    const { store, key, pass } = given();
    await store.set(key, 'shortest', { ttlMs: 1 });
    await pass(2);
    expect(await store.get(key)).toBeUndefined();
  });

  it('a value set again without a life stays', async () => {
    const { store, key, pass } = given();
    await store.set(key, 'short', { ttlMs: 300 });
    await store.set(key, 'long');
    await pass(301);
    expect(await store.get(key)).toBe('long');
  });

  it('of many that write only if absent, one wins', async () => {
    const { pass, store } = given();
    const seen = await inTime(given, 300, async ({ store }, key) => {
      const attempts = Array.from({ length: 20 }, (_, index) =>
        store.set(key, String(index), { onlyIfAbsent: true, ttlMs: 300 }),
      );
      return { key, won: await Promise.all(attempts) };
    });
    expect(seen.won.filter(Boolean)).toHaveLength(1);
    await pass(301);
    expect(await store.set(seen.key, 'later', { onlyIfAbsent: true })).toBe(true);
  });

  it('writing only if absent does not renew the life of the stored value', async () => {
    const { pass, store } = given();
    const seen = await inTime(given, 300, async ({ store, pass }, key) => {
      await store.set(key, 'first', { onlyIfAbsent: true, ttlMs: 300 });
      await pass(200);
      return { key, wrote: await store.set(key, 'second', { onlyIfAbsent: true, ttlMs: 60_000 }) };
    });
    expect(seen.wrote).toBe(false);
    await pass(101);
    expect(await store.get(seen.key)).toBeUndefined();
  });
}

function counterContract(given: Given): void {
  it('loses no increment of many at once', async () => {
    const { store, key } = given();
    const counts = await Promise.all(Array.from({ length: 50 }, () => store.increment(key, 60_000)));
    expect(counts.map(({ count }) => count).sort((left, right) => left - right)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    );
  });

  it('a counter can be read, and starts again when deleted', async () => {
    const { store, key } = given();
    await store.increment(key, 60_000);
    await store.increment(key, 60_000);
    expect(await store.get(key)).toBe('2');
    await store.delete(key);
    expect((await store.increment(key, 60_000)).count).toBe(1);
  });

  it('raises to the greatest value and never lowers', async () => {
    const { store, key } = given();
    expect(await store.raise(key, 3, 60_000)).toBe(3);
    expect(await store.raise(key, 2, 60_000)).toBe(3);
    expect(await Promise.all([7, 5, 6].map((value) => store.raise(key, value, 60_000)))).toContain(7);
    expect(await store.get(key)).toBe('7');
  });

  it('compares numbers, not texts, and keeps every digit', async () => {
    const { store, key } = given();
    expect(await store.raise(key, 9, 60_000)).toBe(9);
    expect(await store.raise(key, 10, 60_000)).toBe(10);
    expect(await store.raise(key, Number.MAX_SAFE_INTEGER - 1, 60_000)).toBe(Number.MAX_SAFE_INTEGER - 1);
    expect(await store.raise(key, Number.MAX_SAFE_INTEGER, 60_000)).toBe(Number.MAX_SAFE_INTEGER);
    expect(await store.get(key)).toBe(String(Number.MAX_SAFE_INTEGER));
  });
}

function counterTimeContract(given: Given): void {
  it('counts within a window that the first increment starts', async () => {
    const { pass, store } = given();
    const { key, first, second } = await inTime(given, 400, async ({ store, pass }, key) => {
      const first = await store.increment(key, 400);
      await pass(200);
      return { key, first, second: await store.increment(key, 400) };
    });
    expect(first).toEqual({ count: 1, resetsInMs: 400 });
    expect(second.count).toBe(2);
    expect(second.resetsInMs).toBeGreaterThan(0);
    expect(second.resetsInMs).toBeLessThanOrEqual(200);
    await pass(201);
    expect((await store.increment(key, 400)).count).toBe(1);
  });

  it('raising renews the life of the stored value', async () => {
    const { pass, store } = given();
    const { key, kept } = await inTime(given, 600, async ({ store, pass }, key) => {
      await store.raise(key, 5, 400);
      await pass(250);
      const second = await store.raise(key, 1, 400);
      await pass(200);
      return { key, kept: [second, await store.get(key)] };
    });
    expect(kept).toEqual([5, '5']);
    await pass(201);
    expect(await store.get(key)).toBeUndefined();
  });
}

function decrementContract(given: Given): void {
  it('decrements a counter by one, each of many concurrent calls too', async () => {
    const { store, key } = given();
    for (let counted = 0; counted < 20; counted += 1) await store.increment(key, 60_000);
    expect(await store.decrement(key)).toBe(19);
    const left = await Promise.all(Array.from({ length: 9 }, () => store.decrement(key)));
    expect(left.sort((one, other) => other - one)).toEqual([18, 17, 16, 15, 14, 13, 12, 11, 10]);
    expect(await store.get(key)).toBe('10');
  });

  it('never decrements below zero, and stores no counter of zero', async () => {
    const { store, key } = given();
    expect(await store.decrement(key)).toBe(0);
    await store.increment(key, 60_000);
    expect(await Promise.all([store.decrement(key), store.decrement(key)])).toEqual([0, 0]);
    expect(await store.get(key)).toBeUndefined();
    expect((await store.increment(key, 60_000)).count).toBe(1);
  });

  it('leaves the window of a counter as it was', async () => {
    const { pass, store } = given();
    const seen = await inTime(given, 400, async ({ store, pass }, key) => {
      await store.increment(key, 400);
      await store.increment(key, 400);
      await pass(200);
      const left = await store.decrement(key);
      return { key, left, next: await store.increment(key, 60_000) };
    });
    expect([seen.left, seen.next.count]).toEqual([1, 2]);
    expect(seen.next.resetsInMs).toBeLessThanOrEqual(200);
    await pass(201);
    expect(await store.decrement(seen.key)).toBe(0);
    expect(await store.get(seen.key)).toBeUndefined();
  });
}
