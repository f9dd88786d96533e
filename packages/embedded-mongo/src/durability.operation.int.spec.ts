import { setTimeout as pause } from 'node:timers/promises';
import { type Collection, type Document, MongoClient } from 'mongodb';
import { startChild } from './testing/child-process.js';
import { announceSeed, isLong, randomFrom } from './testing/random.js';
import { temporaryDirectory } from './testing/temporary-directory.js';

const ROUNDS = isLong ? 40 : 2;
const WRITERS = 16;

interface Counter extends Document {
  _id: string;
  value: number;
}

/** The writes that the server acknowledged. */
class Acknowledged {
  readonly inserted = new Set<number>();
  readonly counted = new Map<string, number>();
  next = 0;

  async writeUntilGone(events: Collection, counters: Collection<Counter>, name: string): Promise<void> {
    for (;;) {
      const n = this.next++;
      await events.insertOne({ n, group: n % 7, padding: 'x'.repeat(200) });
      this.inserted.add(n);
      const counter = await counters.findOneAndUpdate(
        { _id: name },
        { $inc: { value: 1 } },
        { upsert: true, returnDocument: 'after' },
      );
      this.counted.set(name, counter?.value ?? 0);
    }
  }

  async verify(events: Collection, counters: Collection<Counter>): Promise<void> {
    const stored = await events.find().toArray();
    const numbers = new Set(stored.map(({ n }) => n));
    expect([...this.inserted].filter((n) => !numbers.has(n))).toEqual([]);
    for (const [name, value] of this.counted) {
      expect((await counters.findOne({ _id: name }))?.value).toBeGreaterThanOrEqual(value);
    }
    const throughUnique = await events
      .find({ n: { $gte: 0 } })
      .hint('n_1')
      .sort({ n: 1 })
      .toArray();
    expect(throughUnique.map(({ n }) => n)).toEqual([...numbers].sort((a, b) => a - b));
    const throughGroup = await events
      .find({ group: { $gte: 0 } })
      .hint('group_1_n_-1')
      .toArray();
    expect(throughGroup).toHaveLength(stored.length);
    expect(await events.countDocuments()).toBe(stored.length);
  }
}

const collections = (client: MongoClient) => {
  const database = client.db('durability');
  return { events: database.collection('events'), counters: database.collection<Counter>('counters') };
};

describe('an acknowledged write', () => {
  it(`survives kill -9 (${ROUNDS} kills, ${WRITERS} writers), and every index agrees with the documents`, async () => {
    const random = randomFrom(announceSeed('kill -9'));
    const { directory, remove } = temporaryDirectory();
    const acknowledged = new Acknowledged();
    for (let round = 0; round <= ROUNDS; round++) {
      const { child, ready, ended } = startChild(['--dir', directory, '--port', '0']);
      const client = await MongoClient.connect(await ready, { serverSelectionTimeoutMS: 1000, retryReads: false });
      const { events, counters } = collections(client);
      if (round === 0) {
        await events.createIndex({ n: 1 }, { unique: true });
        await events.createIndex({ group: 1, n: -1 });
      }
      await acknowledged.verify(events, counters);
      const before = acknowledged.inserted.size;
      if (round < ROUNDS) {
        const writers = Array.from({ length: WRITERS }, (_, i) =>
          acknowledged.writeUntilGone(events, counters, `writer ${i}`),
        );
        const outcomes = Promise.allSettled(writers);
        while (acknowledged.inserted.size < before + WRITERS) {
          await pause(5);
        }
        await pause(random.below(600));
        child.kill('SIGKILL');
        expect((await outcomes).every(({ status }) => status === 'rejected')).toBe(true);
      }
      await client.close();
      child.kill('SIGTERM');
      await ended;
    }
    process.stdout.write(`kill -9: ${acknowledged.inserted.size} acknowledged inserts, none lost\n`);
    remove();
  }, 300_000);
});
