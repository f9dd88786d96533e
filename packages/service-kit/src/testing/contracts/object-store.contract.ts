import { randomUUID } from 'node:crypto';
import type { ObjectStore } from '../../objects/object-store.js';

const PNG = { contentType: 'image/png' };

/** What MinIO promises, and every other object store with it. */
export function objectStoreContract(name: string, make: () => Promise<ObjectStore>): void {
  describe(`${name} as an object store`, () => {
    let store: ObjectStore;
    let key: string;

    beforeEach(async () => {
      store = await make();
      key = `contract/${randomUUID()}.png`;
    });
    afterEach(() => store.close());

    it('gives back the very bytes and their type', async () => {
      const bytes = Buffer.from([0, 10, 13, 255, 0x7b, 10, 10, 0]);
      await store.put(key, bytes, PNG);
      expect(await store.get(key)).toEqual({ bytes, contentType: 'image/png' });
    });

    it('keeps an empty object and one of 5 MB', async () => {
      await store.put(key, Buffer.alloc(0), PNG);
      expect((await store.get(key))?.bytes).toHaveLength(0);
      const large = Buffer.alloc(5_242_880, 7);
      await store.put(key, large, PNG);
      expect((await store.get(key))?.bytes.equals(large)).toBe(true);
    });

    it('replaces what stood there, whole', async () => {
      await store.put(key, Buffer.from('a longer first object'), { contentType: 'text/plain' });
      await store.put(key, Buffer.from('second'), PNG);
      expect(await store.get(key)).toEqual({ bytes: Buffer.from('second'), contentType: 'image/png' });
    });

    it('a reader sees the old object or the new one, never a mixture', async () => {
      const versions = ['a', 'b'].map((letter) => Buffer.alloc(200_000, letter));
      await store.put(key, versions[0] as Buffer, PNG);
      const writes = Array.from({ length: 10 }, (_, index) => store.put(key, versions[index % 2] as Buffer, PNG));
      const reads = await Promise.all(Array.from({ length: 10 }, () => store.get(key)));
      await Promise.all(writes);
      for (const read of reads) expect(versions.some((version) => read?.bytes.equals(version))).toBe(true);
    });

    it('answers undefined for what is not there, and deletes it without complaint', async () => {
      expect(await store.get(key)).toBeUndefined();
      await store.put(key, Buffer.from('x'), PNG);
      await store.delete(key);
      await store.delete(key);
      expect(await store.get(key)).toBeUndefined();
    });

    it.each([
      '../outside.png',
      'a/../../outside.png',
      '/etc/passwd',
      'a//b',
      '',
      '.hidden',
      'a\\b',
      'a/%2e%2e/b',
      'a\0b',
    ])('never leaves its place for the key %j', async (outside) => {
      await expect(store.put(outside, Buffer.from('x'), PNG)).rejects.toThrow('Not an object key');
      expect(await store.get(outside)).toBeUndefined();
    });

    it('answers a ping', async () => {
      await expect(store.ping()).resolves.toBeUndefined();
    });
  });
}
