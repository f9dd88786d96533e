import { randomUUID } from 'node:crypto';
import type { KeyValueStore } from '../../key-value/key-value-store.js';

export interface KeyValueUnderTest {
  store: KeyValueStore;
  /** Lets at least that many milliseconds pass for the store. */
  pass(ms: number): Promise<void>;
}

/** What Redis promises, and every other key-value store with it. */
export function keyValueContract(name: string, make: () => Promise<KeyValueUnderTest>): void {
  describe(`${name} as a key-value store`, () => {
    let tested: KeyValueUnderTest;
    let key: string;

    beforeEach(async () => {
      tested = await make();
      key = `contract:${randomUUID()}`;
    });
    afterEach(() => tested.store.close());

    valueContract(() => ({ ...tested, key }));
    counterContract(() => ({ ...tested, key }));
    messageContract(() => ({ ...tested, key }));

    it('answers a ping', async () => {
      await expect(tested.store.ping()).resolves.toBeUndefined();
    });
  });
}

type Given = () => KeyValueUnderTest & { key: string };

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

  it('forgets a value when its time is over, and not before', async () => {
    const { store, key, pass } = given();
    await store.set(key, 'short', { ttlMs: 300 });
    expect(await store.get(key)).toBe('short');
    await pass(301);
    expect(await store.get(key)).toBeUndefined();
  });

  it('a value set anew without a time stays', async () => {
    const { store, key, pass } = given();
    await store.set(key, 'short', { ttlMs: 300 });
    await store.set(key, 'long');
    await pass(301);
    expect(await store.get(key)).toBe('long');
  });

  it('of many that write only if absent, one wins', async () => {
    const { store, key, pass } = given();
    const attempts = Array.from({ length: 20 }, (_, index) =>
      store.set(key, String(index), { onlyIfAbsent: true, ttlMs: 300 }),
    );
    expect((await Promise.all(attempts)).filter(Boolean)).toHaveLength(1);
    await pass(301);
    expect(await store.set(key, 'later', { onlyIfAbsent: true })).toBe(true);
  });

  it('an empty text is a value', async () => {
    const { store, key } = given();
    await store.set(key, '');
    expect(await store.get(key)).toBe('');
    expect(await store.set(key, 'other', { onlyIfAbsent: true })).toBe(false);
  });
}

function counterContract(given: Given): void {
  it('counts within a window that the first count starts', async () => {
    const { store, key, pass } = given();
    const first = await store.increment(key, 400);
    expect(first.count).toBe(1);
    await pass(200);
    const second = await store.increment(key, 400);
    expect(second.count).toBe(2);
    expect(second.resetsInMs).toBeGreaterThan(0);
    expect(second.resetsInMs).toBeLessThanOrEqual(200);
    await pass(201);
    expect((await store.increment(key, 400)).count).toBe(1);
  });

  it('loses no count of many at once', async () => {
    const { store, key } = given();
    const counts = await Promise.all(Array.from({ length: 50 }, () => store.increment(key, 60_000)));
    expect(counts.map(({ count }) => count).sort((left, right) => left - right)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    );
  });

  it('raises to the greatest and never lowers', async () => {
    const { store, key } = given();
    expect(await store.raise(key, 3, 60_000)).toBe(3);
    expect(await store.raise(key, 2, 60_000)).toBe(3);
    expect(await Promise.all([7, 5, 6].map((value) => store.raise(key, value, 60_000)))).toContain(7);
    expect(await store.get(key)).toBe('7');
  });

  it('raising renews the life of what stands there', async () => {
    const { store, key, pass } = given();
    await store.raise(key, 5, 300);
    await pass(200);
    await store.raise(key, 1, 300);
    await pass(200);
    expect(await store.get(key)).toBe('5');
    await pass(201);
    expect(await store.get(key)).toBeUndefined();
  });
}

function messageContract(given: Given): void {
  it('tells every listener of a channel, in order, and nobody else', async () => {
    const { store, key } = given();
    const [one, two, other] = [inbox(2), inbox(2), inbox(1)];
    await store.subscribe(key, one.listener);
    await store.subscribe(key, two.listener);
    await store.subscribe(`${key}:other`, other.listener);
    await store.publish(key, 'first');
    await store.publish(key, 'second');
    await store.publish(`${key}:other`, 'elsewhere');
    expect(await one.filled).toEqual(['first', 'second']);
    expect(await two.filled).toEqual(['first', 'second']);
    expect(await other.filled).toEqual(['elsewhere']);
  });

  it('tells a listener that left nothing more', async () => {
    const { store, key } = given();
    const [left, stayed] = [inbox(1), inbox(2)];
    const leave = await store.subscribe(key, left.listener);
    await store.subscribe(key, stayed.listener);
    await store.publish(key, 'first');
    await left.filled;
    await leave();
    await store.publish(key, 'second');
    await stayed.filled;
    expect(left.messages).toEqual(['first']);
  });
}

function inbox(expected: number) {
  const messages: string[] = [];
  let full: (messages: string[]) => void;
  const filled = new Promise<string[]>((resolve) => {
    full = resolve;
  });
  const listener = (message: string) => {
    messages.push(message);
    if (messages.length === expected) full(messages);
  };
  return { messages, filled, listener };
}
