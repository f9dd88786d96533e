import { randomUUID } from 'node:crypto';
import type { ObjectStore } from '../objects/object-store.js';
import { type EngineLine, untilBack } from './engine-line.js';

export interface CuttableObjectStore extends EngineLine<ObjectStore> {
  store: ObjectStore;
}

const PNG = { contentType: 'image/png' };

/** What MinIO and every other object store guarantees; `line` is for engines that can become unavailable. */
export function objectStoreContract(
  name: string,
  make: () => Promise<ObjectStore>,
  makeCuttable?: () => Promise<CuttableObjectStore>,
): void {
  describe(`${name} as an object store`, () => {
    let store: ObjectStore;
    let key: string;

    beforeEach(async () => {
      store = await make();
      key = `contract/${randomUUID()}.png`;
    });
    afterEach(() => store.close());

    contentContract(() => ({ store, key }));
    crowdContract(() => ({ store, key }));
    keyContract(() => ({ store, key }));

    it('answers a ping', async () => {
      await expect(store.ping()).resolves.toBeUndefined();
    });
  });
  if (makeCuttable) outageContract(name, makeCuttable);
}

type Given = () => { store: ObjectStore; key: string };

function contentContract(given: Given): void {
  it('returns the same bytes and their type', async () => {
    const { store, key } = given();
    const bytes = Buffer.from([0, 10, 13, 255, 0x7b, 10, 10, 0]);
    await store.put(key, bytes, PNG);
    expect(await store.get(key)).toEqual({ bytes, contentType: 'image/png' });
  });

  it('stores the bytes of a view, and none outside it', async () => {
    const { store, key } = given();
    const whole = new Uint8Array([1, 2, 3, 4, 5, 6]);
    await store.put(key, whole.subarray(2, 4), PNG);
    expect((await store.get(key))?.bytes).toEqual(Buffer.from([3, 4]));
  });

  it('stores an empty object and one of 5 MB', async () => {
    const { store, key } = given();
    await store.put(key, Buffer.alloc(0), PNG);
    expect((await store.get(key))?.bytes).toHaveLength(0);
    const large = Buffer.alloc(5_242_880, 7);
    await store.put(key, large, PNG);
    expect((await store.get(key))?.bytes.equals(large)).toBe(true);
  });

  it('replaces an object completely', async () => {
    const { store, key } = given();
    await store.put(key, Buffer.from('a longer first object'), { contentType: 'text/plain; charset=utf-8' });
    expect((await store.get(key))?.contentType).toBe('text/plain; charset=utf-8');
    await store.put(key, Buffer.from('second'), PNG);
    expect(await store.get(key)).toEqual({ bytes: Buffer.from('second'), contentType: 'image/png' });
  });

  it('returns undefined for a missing object, and deletes it without an error', async () => {
    const { store, key } = given();
    expect(await store.get(key)).toBeUndefined();
    await store.put(key, Buffer.from('x'), PNG);
    await store.delete(key);
    await store.delete(key);
    expect(await store.get(key)).toBeUndefined();
  });

  it('lists every object once, whatever its folder, and none that was deleted', async () => {
    const { store, key } = given();
    const folder = key.replace('.png', '');
    const keys = ['a.png', 'b/c.png', 'b/d/e.png'].map((name) => `${folder}/${name}`);
    for (const one of keys) await store.put(one, Buffer.from(one), PNG);
    const named = async () => {
      const found: string[] = [];
      for await (const one of store.keys()) if (one.startsWith(folder)) found.push(one);
      return found.sort();
    };
    expect(await named()).toEqual(keys);
    await store.delete(keys[1] as string);
    expect(await named()).toEqual([keys[0], keys[2]]);
  });
}

function crowdContract(given: Given): void {
  it('a reader sees the old object or the new one, never a mixture', async () => {
    const { store, key } = given();
    const versions = ['a', 'b'].map((letter) => Buffer.alloc(200_000, letter));
    await store.put(key, versions[0] as Buffer, PNG);
    const writes = Array.from({ length: 10 }, (_, index) => store.put(key, versions[index % 2] as Buffer, PNG));
    const reads = await Promise.all(Array.from({ length: 10 }, () => store.get(key)));
    await Promise.all(writes);
    for (const read of reads) expect(versions.some((version) => read?.bytes.equals(version))).toBe(true);
  });

  it('stores each of 30 objects that are put at once', async () => {
    const { store, key } = given();
    const folder = key.replace('.png', '');
    const keys = Array.from({ length: 30 }, (_, index) => `${folder}/${index}.txt`);
    await Promise.all(keys.map((one) => store.put(one, Buffer.from(one), { contentType: `text/${one.length}` })));
    const stored = await Promise.all(keys.map((one) => store.get(one)));
    expect(stored).toEqual(keys.map((one) => ({ bytes: Buffer.from(one), contentType: `text/${one.length}` })));
  });

  it('reads an object that is put and deleted at the same time completely or not at all', async () => {
    const { store, key } = given();
    const bytes = Buffer.alloc(200_000, 'x');
    const comingAndGoing = Array.from({ length: 10 }, async (_, index) => {
      await (index % 2 === 0 ? store.put(key, bytes, PNG) : store.delete(key));
      return store.get(key);
    });
    for (const read of await Promise.all(comingAndGoing)) expect(read?.bytes.length ?? bytes.length).toBe(bytes.length);
  });
}

function keyContract(given: Given): void {
  it.each([
    ['the longest key', (key: string) => `${key}/${'a'.repeat(255)}/`.padEnd(512, 'b')],
    ['a name that begins with `_`, as those of federation', (key: string) => `${key}/__federation_expose_routes.css`],
  ])('stores an object with %s', async (_what, longer) => {
    const { store, key } = given();
    const stored = longer(key);
    await store.put(stored, Buffer.from('x'), PNG);
    expect((await store.get(stored))?.bytes.toString()).toBe('x');
    await store.delete(stored);
    expect(await store.get(stored)).toBeUndefined();
  });

  it.each([
    '../outside.png',
    'a/../../outside.png',
    '/etc/passwd',
    'a//b',
    'a/',
    '',
    '.hidden',
    'a\\b',
    'a/%2e%2e/b',
    'a\0b',
    'ছবি.png',
  ])('never leaves its root for the key %j', (outside) => expectRefused(given().store, outside));

  it.each([
    ['a name', 'a'.repeat(256)],
    ['a path', 'a/'.repeat(256).concat('a')],
  ])('takes no key with %s that is too long', (_what, long) => expectRefused(given().store, long));
}

async function expectRefused(store: ObjectStore, key: string): Promise<void> {
  await expect(store.put(key, Buffer.from('x'), PNG)).rejects.toThrow('Not an object key');
  await expect(store.delete(key)).rejects.toThrow('Not an object key');
  expect(await store.get(key)).toBeUndefined();
}

const firstOf = (keys: AsyncIterable<string>) => keys[Symbol.asyncIterator]().next();

const UNAVAILABLE = { name: 'EngineUnavailable', engine: 'objects' };

const everyCall: [string, (store: ObjectStore, key: string) => Promise<unknown>][] = [
  ['put', (store, key) => store.put(key, Buffer.from('never'), PNG)],
  ['get', (store, key) => store.get(key)],
  ['delete', (store, key) => store.delete(key)],
  ['keys', (store) => firstOf(store.keys())],
  ['ping', (store) => store.ping()],
];

function outageContract(name: string, make: () => Promise<CuttableObjectStore>): void {
  describe(`${name} when its engine is unavailable and available again`, () => {
    let tested: CuttableObjectStore;
    let key: string;

    beforeEach(async () => {
      tested = await make();
      key = `contract/${randomUUID()}.png`;
    });
    afterEach(async () => {
      await tested.store.close();
      await tested.closeLine();
    });

    it.each(everyCall)('%s reports the outage, and works again by itself', async (_name, call) => {
      const { store, cut, mend } = tested;
      await store.put(`${key}.kept`, Buffer.from('kept'), PNG);
      await cut();
      await expect(call(store, key)).rejects.toMatchObject(UNAVAILABLE);
      await mend();
      await untilBack(store);
      expect((await store.get(`${key}.kept`))?.bytes.toString()).toBe('kept');
      await call(store, key);
    });

    it('reports that it is unavailable when it does not answer', async () => {
      const { store, stall, mend } = tested;
      await store.put(key, Buffer.from('kept'), PNG);
      stall();
      const calls = everyCall.map(([, call]) => call(store, `${key}.other`));
      for (const outcome of await Promise.allSettled(calls))
        expect(outcome).toMatchObject({ status: 'rejected', reason: UNAVAILABLE });
      await mend();
      await untilBack(store);
      expect((await store.get(key))?.bytes.toString()).toBe('kept');
    });

    it('cut while reading and writing, it returns no partial object', async () => {
      const { store, cut, mend } = tested;
      const bytes = Buffer.alloc(5_242_880, 'x');
      await store.put(key, bytes, PNG);
      const calls = Array.from({ length: 8 }, (_, index) =>
        index % 2 === 0 ? store.get(key) : store.put(`${key}.${index}`, bytes, PNG),
      );
      // The fastest call has completed; the others are at some point in between.
      const [, outcomes] = await Promise.all([Promise.race(calls).then(cut), Promise.allSettled(calls)]);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(UNAVAILABLE);
        else expect(outcome.value?.bytes.length ?? bytes.length).toBe(bytes.length);
      }
      await mend();
      await untilBack(store);
      for (const index of [1, 3, 5, 7]) {
        const stored = await store.get(`${key}.${index}`);
        expect(stored?.bytes.length ?? bytes.length).toBe(bytes.length);
      }
    });

    it('constructed while its engine is unavailable, it works when it is available', async () => {
      const { cut, mend, another } = tested;
      await cut();
      const store = another();
      await expect(store.put(key, Buffer.from('x'), PNG)).rejects.toMatchObject(UNAVAILABLE);
      await mend();
      await untilBack(store);
      await store.put(key, Buffer.from('x'), PNG);
      expect((await store.get(key))?.bytes.toString()).toBe('x');
      await store.close();
    });
  });
}
