import { execFileSync } from 'node:child_process';
import { type Collection, MongoClient } from 'mongodb';
import { startEmbeddedMongo } from './index.js';
import { startChild } from './testing/child-process.js';
import { refusalOf, startTestServer } from './testing/in-process.js';
import { temporaryDirectory } from './testing/temporary-directory.js';

const OUT_OF_DISK_SPACE = 14031;
const ENTRY = 'x'.repeat(20_000);

/** Inserts until an insert is refused; returns how many were acknowledged. */
async function fillUp(collection: Collection): Promise<number> {
  for (let n = 0; n < 5000; n++) {
    try {
      await collection.insertOne({ n, entry: ENTRY });
    } catch (error) {
      expect(error).toMatchObject({ code: OUT_OF_DISK_SPACE, codeName: 'OutOfDiskSpace' });
      return n;
    }
  }
  throw new Error('the disk never was full');
}

describe('a full disk', () => {
  it('refuses the write, leaves existing documents readable, and works again when documents are deleted', async () => {
    const { database, close } = await startTestServer({ maximumBytes: 2_000_000 });
    const collection = database.collection('c');
    await collection.createIndex({ n: 1 }, { unique: true });
    const kept = await fillUp(collection);
    expect(kept).toBeGreaterThan(10);
    expect(await collection.countDocuments()).toBe(kept);
    expect(await collection.find().sort({ n: -1 }).limit(1).toArray()).toMatchObject([{ n: kept - 1 }]);
    const small = await refusalOf(
      database.collection('other').insertMany(
        Array(200)
          .fill(0)
          .map(() => ({ ENTRY })),
      ),
    );
    expect(small.code).toBe(OUT_OF_DISK_SPACE);
    expect(await database.collection('other').countDocuments()).toBe(0);
    await collection.deleteMany({ n: { $lt: kept / 2 } });
    await collection.insertOne({ n: kept, entry: ENTRY });
    expect(await collection.findOne({ n: kept })).toMatchObject({ entry: ENTRY });
    await close();
  });

  it('accepts a small write while a simultaneous large one is refused', async () => {
    const { database, close } = await startTestServer({ maximumBytes: 2_000_000 });
    const collection = database.collection('c');
    await collection.insertOne({ first: true });
    const large = refusalOf(collection.insertOne({ large: 'x'.repeat(4_000_000) }));
    const small = collection.insertOne({ small: true });
    expect((await large).code).toBe(OUT_OF_DISK_SPACE);
    expect((await small).acknowledged).toBe(true);
    expect(await collection.countDocuments()).toBe(2);
    await close();
  });

  it('does not end the process: a file size limit refuses writes, without it they work again, nothing is lost', async () => {
    const { directory, remove } = temporaryDirectory();
    const { child, ready, ended } = startChild(['--dir', directory, '--port', '0'], 'ulimit -S -f 3000');
    const client = await MongoClient.connect(await ready);
    const collection = client.db('t').collection('c');
    const kept = await fillUp(collection);
    expect(await collection.countDocuments()).toBe(kept);
    execFileSync('prlimit', [`--pid=${child.pid}`, '--fsize=unlimited']);
    await collection.insertOne({ n: kept, entry: ENTRY });
    await client.close();
    child.kill('SIGKILL');
    await ended;
    const server = await startEmbeddedMongo({ directory, port: 0 });
    const again = await MongoClient.connect(server.url);
    expect(await again.db('t').collection('c').distinct('n')).toEqual(Array.from({ length: kept + 1 }, (_, n) => n));
    await again.close();
    await server.close();
    remove();
  });
});
