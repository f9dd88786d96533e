import fs from 'node:fs';
import { MongoClient } from 'mongodb';
import { startChild } from './testing/child-process.js';
import { refusalOf, startTestServer } from './testing/in-process.js';
import { temporaryDirectory } from './testing/temporary-directory.js';

const TOGETHER = 32;

describe('writes sent together', () => {
  it('need fewer syncs than there are writes, and none is answered without one', async () => {
    const { database, close } = await startTestServer({ synchronous: 'FULL' });
    const collection = database.collection<{ _id: number }>('c');
    await collection.insertOne({ _id: -1 });
    const sync = jest.spyOn(fs, 'fdatasync');
    await Promise.all(Array.from({ length: TOGETHER }, (_, _id) => collection.insertOne({ _id })));
    expect(sync.mock.calls.length).toBeGreaterThan(0);
    expect(sync.mock.calls.length).toBeLessThan(TOGETHER);
    sync.mockClear();
    await collection.updateOne({ _id: 1 }, { $set: { one: 1 } });
    expect(sync).toHaveBeenCalledTimes(1);
    sync.mockRestore();
    await close();
  });

  it('have their syncs counted, as the server’s status tells; where none is asked for, there are none', async () => {
    for (const [synchronous, expected] of [
      ['FULL', 3],
      ['NORMAL', 0],
    ] as const) {
      const { database, close } = await startTestServer({ synchronous });
      const syncs = async () => (await database.command({ serverStatus: 1 })).wiredTiger.log['log sync operations'];
      const before = await syncs();
      for (const _id of [1, 2, 3]) await database.collection<{ _id: number }>('c').insertOne({ _id });
      expect((await syncs()) - before).toBe(expected);
      await close();
    }
  });

  it('fail one by one: a refused write has its own error, the others are untouched', async () => {
    const { database, close } = await startTestServer({ synchronous: 'FULL' });
    const collection = database.collection<{ _id: number; n: number }>('c');
    await collection.createIndex({ n: 1 }, { unique: true });
    await collection.insertOne({ _id: 0, n: 7 });
    const numbers = Array.from({ length: TOGETHER }, (_, i) => i + 1);
    const outcomes = await Promise.allSettled(numbers.map((_id) => collection.insertOne({ _id, n: _id })));
    const refused = outcomes.flatMap((outcome, i) => (outcome.status === 'rejected' ? [[i + 1, outcome.reason]] : []));
    expect(refused).toEqual([[7, expect.objectContaining({ code: 11000, keyValue: { n: 7 } })]]);
    expect(await collection.find().sort({ n: 1 }).hint('n_1').toArray()).toHaveLength(TOGETHER);
    await close();
  });

  it('are refused when the sync fails, and the database works again after it', async () => {
    const { database, close } = await startTestServer({ synchronous: 'FULL' });
    const collection = database.collection<{ _id: number }>('c');
    await collection.insertOne({ _id: 1 });
    const sync = jest.spyOn(fs, 'fdatasync').mockImplementationOnce((_descriptor, done) => {
      setImmediate(() => done(Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' })));
    });
    const refusal = await refusalOf(collection.insertOne({ _id: 2 }));
    expect(refusal).toMatchObject({ code: 8, message: expect.stringContaining('EIO') });
    await collection.insertOne({ _id: 3 });
    expect(await collection.findOne({ _id: 3 })).toEqual({ _id: 3 });
    sync.mockRestore();
    await close();
  });

  it('survive kill -9 the moment one of them is answered', async () => {
    const { directory, remove } = temporaryDirectory();
    const { child, ready, ended } = startChild(['--dir', directory, '--port', '0']);
    const client = await MongoClient.connect(await ready, {
      maxPoolSize: TOGETHER,
      serverSelectionTimeoutMS: 1000,
    });
    const collection = client.db('t').collection<{ _id: number }>('c');
    await collection.insertOne({ _id: -1 });
    const acknowledged: number[] = [];
    const write = async (_id: number) => {
      await collection.insertOne({ _id });
      acknowledged.push(_id);
      child.kill('SIGKILL');
    };
    await Promise.allSettled(Array.from({ length: TOGETHER }, (_, _id) => write(_id)));
    await ended;
    await client.close();
    expect(acknowledged.length).toBeGreaterThan(0);
    const again = startChild(['--dir', directory, '--port', '0']);
    const reader = await MongoClient.connect(await again.ready);
    const stored = await reader.db('t').collection<{ _id: number }>('c').find().toArray();
    const ids = stored.map(({ _id }) => _id);
    expect(acknowledged.filter((_id) => !ids.includes(_id))).toEqual([]);
    await reader.close();
    again.child.kill('SIGTERM');
    await again.ended;
    remove();
  });
});
