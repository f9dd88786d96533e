import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { KeyValueStore } from '../key-value/key-value-store.js';
import { type EngineLine, untilBack } from './engine-line.js';
import { inbox } from './messages.contract.js';

export interface CuttableKeyValue extends EngineLine<KeyValueStore> {
  store: KeyValueStore;
}

const UNAVAILABLE = { name: 'EngineUnavailable', engine: 'keyValue' };

const everyCall: [string, (store: KeyValueStore, key: string) => Promise<unknown>][] = [
  ['get', (store, key) => store.get(key)],
  ['set', (store, key) => store.set(key, 'never', { onlyIfAbsent: true })],
  ['delete', (store, key) => store.delete(key)],
  ['increment', (store, key) => store.increment(key, 60_000)],
  ['decrement', (store, key) => store.decrement(key)],
  ['raise', (store, key) => store.raise(key, 1, 60_000)],
  ['publish', (store, key) => store.publish(key, 'never')],
  ['ping', (store) => store.ping()],
];

/** What holds when the engine becomes unavailable and available again. */
export function outageContract(name: string, make: () => Promise<CuttableKeyValue>): void {
  describe(`${name} when its engine is unavailable and available again`, () => {
    let tested: CuttableKeyValue;
    let key: string;

    beforeEach(async () => {
      tested = await make();
      key = `contract:${randomUUID()}`;
    });
    afterEach(async () => {
      await tested.store.close();
      await tested.closeLine();
    });

    callContract(() => ({ ...tested, key }));
    listenerContract(() => ({ ...tested, key }));
  });
}

type Given = () => CuttableKeyValue & { key: string };

function callContract(given: Given): void {
  it.each(everyCall)('%s reports the outage, has no later effect, and works again by itself', async (_name, call) => {
    const { store, key, cut, mend } = given();
    await store.ping();
    await cut();
    await expect(call(store, key)).rejects.toMatchObject(UNAVAILABLE);
    await mend();
    await untilBack(store);
    expect(await store.get(key)).toBeUndefined();
    await call(store, key);
  });

  it('ends every running call', async () => {
    const { store, key, cut } = given();
    await store.ping();
    const calls = Array.from({ length: 100 }, () => store.increment(key, 60_000));
    const [outcomes] = await Promise.all([Promise.allSettled(calls), cut()]);
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    for (const reason of reasons) expect(reason).toMatchObject(UNAVAILABLE);
    await expect(store.increment(key, 60_000)).rejects.toMatchObject(UNAVAILABLE);
  });

  it('reports the outage when it does not answer, and mixes up no answers afterwards', async () => {
    const { store, key, stall, mend } = given();
    await store.set(key, 'before');
    await store.set(`${key}:other`, 'other');
    stall();
    await expect(store.get(key)).rejects.toMatchObject(UNAVAILABLE);
    await mend();
    await untilBack(store);
    expect(await Promise.all([store.get(`${key}:other`), store.get(key)])).toEqual(['other', 'before']);
  });

  it('can be closed while it is unavailable', async () => {
    const { store, key, cut } = given();
    await store.ping();
    await cut();
    await expect(store.get(key)).rejects.toMatchObject(UNAVAILABLE);
    await expect(store.close()).resolves.toBeUndefined();
  });
}

function listenerContract(given: Given): void {
  it('says that messages were lost, and since when they arrive again', async () => {
    const { store, key, cut, mend } = given();
    await store.subscribe(key, () => {});
    expect(store.heardSince()).toBeLessThanOrEqual(performance.now());
    await cut();
    while (store.heardSince() !== undefined) await setImmediate();
    const mended = performance.now();
    await mend();
    await untilBack(store);
    await store.subscribe(key, () => {});
    expect(store.heardSince()).toBeGreaterThan(mended);
  });

  it('subscribes again to channels with listeners, also to those subscribed during the outage', async () => {
    const { store, key, cut, mend } = given();
    const [kept, left, came] = [inbox(1), inbox(1), inbox(1)];
    await store.subscribe(`${key}:kept`, kept.listener);
    const leave = await store.subscribe(`${key}:left`, left.listener);
    await cut();
    await expect(store.ping()).rejects.toMatchObject(UNAVAILABLE);
    await leave();
    await store.subscribe(`${key}:came`, came.listener);
    await mend();
    await untilBack(store);
    for (const channel of ['left', 'kept', 'came']) await store.publish(`${key}:${channel}`, channel);
    expect(await Promise.all([kept.filled, came.filled])).toEqual([['kept'], ['came']]);
    expect(left.messages).toEqual([]);
  });

  it('receives a message once after three outages in a row', async () => {
    const { store, key, cut, mend } = given();
    const messages: string[] = [];
    let received = inbox(1);
    await store.subscribe(key, (message) => {
      messages.push(message);
      received.listener(message);
    });
    for (const outage of ['first', 'second', 'third']) {
      received = inbox(1);
      await cut();
      await mend();
      await untilBack(store);
      await store.publish(key, outage);
      // A message in transit when the line is cut is lost.
      await received.filled;
    }
    expect(messages).toEqual(['first', 'second', 'third']);
  });

  it('constructed while its engine is unavailable, it works when it is available', async () => {
    const { key, cut, mend, another } = given();
    await cut();
    const store = another();
    const received = inbox(1);
    await store.subscribe(key, received.listener);
    await expect(store.get(key)).rejects.toMatchObject(UNAVAILABLE);
    await mend();
    await untilBack(store);
    await store.publish(key, 'heard');
    expect(await received.filled).toEqual(['heard']);
    await store.close();
  });
}
