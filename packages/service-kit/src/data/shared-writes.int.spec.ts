import { startEmbeddedMongo } from '@pothik/embedded-mongo';
import { isDuplicateKey } from '@pothik/engines';
import { temporaryDirectory } from '@pothik/engines/testing';
import { mongo } from 'mongoose';
import { SharedWrites } from './shared-writes.js';

let stop: () => Promise<void>;
let collection: mongo.Collection;
let commands: string[];

beforeAll(async () => {
  const { directory, remove } = await temporaryDirectory();
  const database = await startEmbeddedMongo({ directory, port: 0, synchronous: 'NORMAL' });
  const client = new mongo.MongoClient(database.url, { monitorCommands: true });
  client.on('commandStarted', ({ commandName }) => commands.push(commandName));
  collection = client.db('pothik_test').collection('shared');
  stop = async () => {
    await client.close();
    await database.close();
    await remove();
  };
});
afterAll(() => stop());
beforeEach(async () => {
  commands = [];
  await collection.deleteMany({});
  commands = [];
});

const insert = (_id: string) => ({ insertOne: { document: { _id } } });
const increment = (_id: string) => ({
  updateOne: { filter: { _id }, update: { $inc: { count: 1 } }, upsert: true },
});
const stored = async () => (await collection.find().sort({ _id: 1 }).toArray()).map(({ _id }) => String(_id));

describe('Shared writes', () => {
  it('send what waits as one command', async () => {
    const writes = new SharedWrites(collection);
    await Promise.all(Array.from({ length: 20 }, (_, index) => writes.write(insert(`${index}`))));
    expect(commands).toEqual(['insert']);
    expect(await stored()).toHaveLength(20);
  });

  it('send what comes while a command runs with the next one', async () => {
    const writes = new SharedWrites(collection);
    const first = writes.write(insert('first'));
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([first, ...['a', 'b', 'c'].map((id) => writes.write(insert(id)))]);
    expect(commands).toEqual(['insert', 'insert']);
    expect(await stored()).toEqual(['a', 'b', 'c', 'first']);
  });

  it('give each its own outcome: one that a unique index refuses leaves the others', async () => {
    const writes = new SharedWrites(collection);
    await writes.write(insert('taken'));
    const outcomes = await Promise.allSettled(['one', 'taken', 'two'].map((id) => writes.write(insert(id))));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(outcomes[1]?.status === 'rejected' && isDuplicateKey(outcomes[1].reason)).toBe(true);
    expect(await stored()).toEqual(['one', 'taken', 'two']);
  });

  it('do what waits under the same text once, and again for what comes later', async () => {
    const writes = new SharedWrites(collection);
    const mark = () => writes.write(increment('day'), { sameAs: 'day' });
    await Promise.all([mark(), mark(), mark()]);
    expect(await collection.findOne({ _id: 'day' as never })).toMatchObject({ count: 1 });
    const running = mark();
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([running, mark()]);
    expect(await collection.findOne({ _id: 'day' as never })).toMatchObject({ count: 3 });
  });

  it('all fail when the database is away, and later ones are tried anew', async () => {
    let isAway = true;
    const bulkWrite: typeof collection.bulkWrite = (operations, options) =>
      isAway ? Promise.reject(new mongo.MongoNetworkError('away')) : collection.bulkWrite(operations, options);
    const writes = new SharedWrites({ bulkWrite } as unknown as mongo.Collection);
    const outcomes = await Promise.allSettled(['a', 'b'].map((id) => writes.write(insert(id))));
    for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: expect.any(mongo.MongoNetworkError) });
    isAway = false;
    await writes.write(insert('a'));
    expect(await stored()).toEqual(['a']);
  });
});
