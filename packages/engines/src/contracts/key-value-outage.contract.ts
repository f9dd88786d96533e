import { randomUUID } from 'node:crypto';
import type { KeyValueStore } from '../key-value/key-value-store.js';
import { type EngineLine, untilBack } from './engine-line.js';
import { inbox } from './messages.contract.js';

export interface CuttableKeyValue extends EngineLine<KeyValueStore> {
  store: KeyValueStore;
}

const AWAY = { name: 'EngineUnavailable', engine: 'keyValue' };

const everyCall: [string, (store: KeyValueStore, key: string) => Promise<unknown>][] = [
  ['get', (store, key) => store.get(key)],
  ['set', (store, key) => store.set(key, 'never', { onlyIfAbsent: true })],
  ['delete', (store, key) => store.delete(key)],
  ['increment', (store, key) => store.increment(key, 60_000)],
  ['raise', (store, key) => store.raise(key, 1, 60_000)],
  ['publish', (store, key) => store.publish(key, 'never')],
  ['ping', (store) => store.ping()],
];

/** What holds when the engine goes away and comes back. */
export function outageContract(name: string, make: () => Promise<CuttableKeyValue>): void {
  describe(`${name} when its engine goes away and comes back`, () => {
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
  it.each(everyCall)('%s says that it is away, does nothing later, and works again by itself', async (_name, call) => {
    const { store, key, cut, mend } = given();
    await store.ping();
    await cut();
    await expect(call(store, key)).rejects.toMatchObject(AWAY);
    await mend();
    await untilBack(store);
    expect(await store.get(key)).toBeUndefined();
    await call(store, key);
  });

  it('ends every call that was on its way', async () => {
    const { store, key, cut } = given();
    await store.ping();
    const calls = Array.from({ length: 100 }, () => store.increment(key, 60_000));
    const [outcomes] = await Promise.all([Promise.allSettled(calls), cut()]);
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    for (const reason of reasons) expect(reason).toMatchObject(AWAY);
    await expect(store.increment(key, 60_000)).rejects.toMatchObject(AWAY);
  });

  it('says that it is away when it answers nothing, and mixes up no answers afterwards', async () => {
    const { store, key, stall, mend } = given();
    await store.set(key, 'before');
    await store.set(`${key}:other`, 'other');
    stall();
    await expect(store.get(key)).rejects.toMatchObject(AWAY);
    await mend();
    await untilBack(store);
    expect(await Promise.all([store.get(`${key}:other`), store.get(key)])).toEqual(['other', 'before']);
  });

  it('can be closed while it is away', async () => {
    const { store, key, cut } = given();
    await store.ping();
    await cut();
    await expect(store.get(key)).rejects.toMatchObject(AWAY);
    await expect(store.close()).resolves.toBeUndefined();
  });
}

function listenerContract(given: Given): void {
  it('listens again to what is still wanted, and to what was asked for while it was away', async () => {
    const { store, key, cut, mend } = given();
    const [kept, left, came] = [inbox(1), inbox(1), inbox(1)];
    await store.subscribe(`${key}:kept`, kept.listener);
    const leave = await store.subscribe(`${key}:left`, left.listener);
    await cut();
    await expect(store.ping()).rejects.toMatchObject(AWAY);
    await leave();
    await store.subscribe(`${key}:came`, came.listener);
    await mend();
    await untilBack(store);
    for (const channel of ['left', 'kept', 'came']) await store.publish(`${key}:${channel}`, channel);
    expect(await Promise.all([kept.filled, came.filled])).toEqual([['kept'], ['came']]);
    expect(left.messages).toEqual([]);
  });

  it('listens after three outages in a row, and is told once', async () => {
    const { store, key, cut, mend } = given();
    const messages: string[] = [];
    let told = inbox(1);
    await store.subscribe(key, (message) => {
      messages.push(message);
      told.listener(message);
    });
    for (const outage of ['first', 'second', 'third']) {
      told = inbox(1);
      await cut();
      await mend();
      await untilBack(store);
      await store.publish(key, outage);
      // What is on its way to a listener when the line is cut is lost.
      await told.filled;
    }
    expect(messages).toEqual(['first', 'second', 'third']);
  });

  it('constructed while its engine is away, it works when it is back', async () => {
    const { key, cut, mend, another } = given();
    await cut();
    const store = another();
    const told = inbox(1);
    await store.subscribe(key, told.listener);
    await expect(store.get(key)).rejects.toMatchObject(AWAY);
    await mend();
    await untilBack(store);
    await store.publish(key, 'heard');
    expect(await told.filled).toEqual(['heard']);
    await store.close();
  });
}
