import { setTimeout as pause } from 'node:timers/promises';
import { startTestServer } from '../testing/in-process.js';

describe('a TTL index', () => {
  it('removes documents older than its limit, and keeps those without a date, younger ones and those outside its filter', async () => {
    const { database, close } = await startTestServer({ ttlSeconds: 0.05 });
    const collection = database.collection('c');
    const old = new Date(Date.now() - 60_000);
    await collection.insertMany([
      { name: 'old', at: old },
      { name: 'old list', at: [new Date(), old] },
      { name: 'young', at: new Date() },
      { name: 'text', at: 'long ago' },
      { name: 'missing' },
    ]);
    await database.collection('partial').insertMany([
      { at: old, done: true },
      { at: old, done: false },
    ]);
    await collection.createIndex({ at: 1 }, { expireAfterSeconds: 30 });
    const done = { done: true };
    await database
      .collection('partial')
      .createIndex({ at: 1 }, { expireAfterSeconds: 30, partialFilterExpression: done });
    while ((await database.collection('partial').countDocuments()) > 1) {
      await pause(10);
    }
    expect(await collection.distinct('name')).toEqual(['missing', 'text', 'young']);
    expect(await database.collection('partial').distinct('done')).toEqual([false]);
    await close();
  });

  it('removes by its new limit once that is changed', async () => {
    const { database, close } = await startTestServer({ ttlSeconds: 0.05 });
    const collection = database.collection('c');
    await collection.createIndex({ at: 1 }, { expireAfterSeconds: 3_600 });
    await collection.insertMany([{ at: new Date(Date.now() - 60_000) }, { at: new Date() }]);
    const index = { keyPattern: { at: 1 }, expireAfterSeconds: 30 };
    expect(await database.command({ collMod: 'c', index })).toMatchObject({
      expireAfterSeconds_old: 3_600,
      expireAfterSeconds_new: 30,
    });
    expect(await collection.indexes()).toContainEqual(
      expect.objectContaining({ name: 'at_1', expireAfterSeconds: 30 }),
    );
    while ((await collection.countDocuments()) > 1) {
      await pause(10);
    }
    await close();
  });
});
