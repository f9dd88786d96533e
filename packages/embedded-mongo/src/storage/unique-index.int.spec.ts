import type { Collection, Document } from 'mongodb';
import { Long } from 'mongodb';
import { refusalOf, startTestServer, type TestServer } from '../testing/in-process.js';

interface Entry {
  tags?: string[];
  events?: { id: number }[];
  a?: unknown;
  b?: unknown;
  n?: number;
}

describe('a unique index', () => {
  let test: TestServer;
  let collection: Collection<Entry>;
  let number = 0;
  beforeAll(async () => {
    test = await startTestServer();
  });
  afterAll(() => test.close());
  beforeEach(() => {
    collection = test.database.collection(`c${number++}`);
  });
  const duplicate = async (work: Promise<unknown>, keyValue: Document) =>
    expect(await refusalOf(work)).toMatchObject({ code: 11000, keyValue });

  it('refuses a value that is there, in whatever order values come and go', async () => {
    await collection.createIndex({ n: 1 }, { unique: true });
    for (const n of [5, 9, 7, 12, 1]) {
      await collection.insertOne({ n });
      await duplicate(collection.insertOne({ n: 5 }), { n: 5 });
      await duplicate(collection.insertOne({ n }), { n });
    }
    await collection.deleteOne({ n: 12 });
    await duplicate(collection.insertOne({ n: 9 }), { n: 9 });
    await collection.insertOne({ n: 12 });
    await duplicate(collection.insertOne({ n: 12 }), { n: 12 });
    await duplicate(collection.insertOne({ n: 7 }), { n: 7 });
  });

  it('on an array reserves each element for one document; the same value twice within one is allowed', async () => {
    await collection.createIndex({ tags: 1 }, { unique: true, sparse: true });
    await collection.insertOne({ tags: ['a', 'a', 'b'] });
    await duplicate(collection.insertOne({ tags: ['c', 'b'] }), { tags: 'b' });
    await collection.insertMany([{}, {}, { tags: ['c'] }]);
    await duplicate(collection.updateOne({ tags: 'c' }, { $push: { tags: 'a' } }), { tags: 'a' });
    await collection.updateOne({ tags: 'c' }, { $push: { tags: 'c' } });
    await collection.updateOne({ tags: 'a' }, { $pull: { tags: 'b' } });
    await collection.insertOne({ tags: ['b'] });
    expect(await collection.find({ tags: 'b' }).hint('tags_1').toArray()).toHaveLength(1);
  });

  it('on a field inside an array of documents', async () => {
    await collection.createIndex({ 'events.id': 1 }, { unique: true, sparse: true });
    await collection.insertOne({ events: [{ id: 1 }, { id: 1 }, { id: 2 }] });
    await collection.insertMany([{ events: [], n: 1 }, { n: 2 }]);
    await duplicate(collection.insertOne({ events: [{ id: 3 }, { id: 2 }] }), { 'events.id': 2 });
  });

  it('counts a missing value as null, unless it is sparse', async () => {
    await collection.createIndex({ a: 1 }, { unique: true });
    await collection.insertOne({});
    await duplicate(collection.insertOne({ a: null }), { a: null });
  });

  it('distinguishes 64-bit integers that share a double', async () => {
    await collection.createIndex({ a: 1 }, { unique: true });
    await collection.insertOne({ a: Long.fromBigInt(2n ** 60n) });
    await collection.insertOne({ a: Long.fromBigInt(2n ** 60n + 1n) });
    await duplicate(collection.insertOne({ a: 2 ** 60 }), { a: 2 ** 60 });
  });

  it('frees a value that was changed or deleted', async () => {
    await collection.createIndex({ a: 1, b: -1 }, { unique: true });
    await collection.insertMany([
      { a: 1, b: 1 },
      { a: 1, b: 2 },
    ]);
    await collection.updateOne({ b: 2 }, { $set: { b: 3 } });
    await collection.deleteOne({ b: 1 });
    await collection.insertMany([
      { a: 1, b: 1 },
      { a: 1, b: 2 },
    ]);
    await duplicate(collection.insertOne({ a: 1, b: 3 }), { a: 1, b: 3 });
  });

  it('cannot be created over duplicates, and leaves nothing behind', async () => {
    await collection.insertMany([{ a: 1 }, { a: 2 }, { a: 1 }]);
    await duplicate(collection.createIndex({ a: 1 }, { unique: true }), { a: 1 });
    expect(await collection.listIndexes().toArray()).toHaveLength(1);
    await collection.deleteOne({ a: 1 });
    await collection.createIndex({ a: 1 }, { unique: true });
    await duplicate(collection.insertOne({ a: 2 }), { a: 2 });
  });

  it('stops an ordered insert at the duplicate and continues an unordered one', async () => {
    const numbered = test.database.collection<{ _id: number }>('numbered');
    const documents = () => [1, 2, 3].map((_id) => ({ _id }));
    await numbered.insertOne({ _id: 2 });
    expect(await refusalOf(numbered.insertMany(documents()))).toMatchObject({ code: 11000, insertedCount: 1 });
    await numbered.deleteOne({ _id: 1 });
    const unordered = numbered.insertMany(documents(), { ordered: false });
    expect(await refusalOf(unordered)).toMatchObject({ code: 11000, insertedCount: 2 });
  });

  it('refuses two arrays in one key', async () => {
    await collection.createIndex({ a: 1, b: 1 });
    expect(await refusalOf(collection.insertOne({ a: [1], b: [2] }))).toMatchObject({ code: 171 });
  });
});
