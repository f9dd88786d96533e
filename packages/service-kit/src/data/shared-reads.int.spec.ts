import { startEmbeddedMongo } from '@pothik/embedded-mongo';
import { temporaryDirectory } from '@pothik/engines/testing';
import mongoose, { type Model, Types } from 'mongoose';
import { SharedReads } from './shared-reads.js';

interface Seat {
  _id: Types.ObjectId;
  name: string;
}

let stop: () => Promise<void>;
let seats: Model<Seat>;
let finds: number;
const ids = ['a', 'b', 'c'].map(() => new Types.ObjectId());

beforeAll(async () => {
  const { directory, remove } = await temporaryDirectory();
  const database = await startEmbeddedMongo({ directory, port: 0, synchronous: 'NORMAL' });
  const options = { dbName: 'pothik_test', monitorCommands: true };
  const connection = await mongoose.createConnection(database.url, options).asPromise();
  seats = connection.model<Seat>('Seat', new mongoose.Schema<Seat>({ name: String }));
  await seats.create(ids.map((_id, index) => ({ _id, name: `seat ${index}` })));
  connection.getClient().on('commandStarted', ({ commandName }) => {
    if (commandName === 'find') finds += 1;
  });
  stop = async () => {
    await connection.close();
    await database.close();
    await remove();
  };
});
afterAll(() => stop());
beforeEach(() => {
  finds = 0;
});

const [first, second, third] = ids.map(String) as [string, string, string];

describe('Shared reads', () => {
  it('are one query for all that is asked at the same time, also twice', async () => {
    const reads = new SharedReads(seats);
    const found = await Promise.all([first, second, first, String(new Types.ObjectId())].map((id) => reads.find(id)));
    expect(found.map((seat) => seat?.name)).toEqual(['seat 0', 'seat 1', 'seat 0', undefined]);
    expect(await reads.findAll([third, String(new Types.ObjectId()), first])).toMatchObject([
      { name: 'seat 2' },
      { name: 'seat 0' },
    ]);
    expect(finds).toBe(2);
  });

  it('are answered by the next query when they come while one is running', async () => {
    const reads = new SharedReads(seats);
    const running = reads.find(first);
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([running, reads.find(second), reads.find(third)]);
    expect(finds).toBe(2);
  });

  it('are never older than the question', async () => {
    const reads = new SharedReads(seats);
    expect(await reads.find(first)).toMatchObject({ name: 'seat 0' });
    await seats.updateOne({ _id: first }, { name: 'window' });
    expect(await reads.find(first)).toMatchObject({ name: 'window' });
  });

  it('fail with the query, and are asked anew', async () => {
    const broken = { schema: seats.schema, collection: { find: () => ({ toArray: failOnce }) } };
    let failed = false;
    function failOnce() {
      if (failed) return Promise.resolve([{ _id: ids[0], name: 'back' }]);
      failed = true;
      return Promise.reject(new Error('away'));
    }
    const reads = new SharedReads(broken as unknown as Model<Seat>);
    await expect(reads.find(first)).rejects.toThrow('away');
    expect(await reads.find(first)).toMatchObject({ name: 'back' });
  });
});
