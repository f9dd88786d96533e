import { Decimal128, Long, ObjectId } from 'mongodb';
import { startTestServer, type TestServer } from '../testing/in-process.js';

describe('a filter with plain values for all fields of a unique index', () => {
  let test: TestServer;
  beforeAll(async () => {
    test = await startTestServer();
  });
  afterAll(() => test.close());

  const stored = [
    { _id: 1, key: 'a', tags: 'x' },
    { _id: 2, key: 5, tags: 'y' },
    { _id: 3, key: Decimal128.fromString('2.5'), tags: 'z' },
    { _id: 4, key: Long.fromBigInt(2n ** 60n + 1n), tags: 'w' },
    { _id: 5, key: new ObjectId('000000000000000000000001'), tags: 'v' },
    { _id: 6, key: null, tags: 'u' },
    { _id: 7, key: -0, tags: 't' },
  ];

  it('finds what a scan finds, for every type of value', async () => {
    const collection = test.database.collection<{ _id: number; key?: unknown; tags: unknown }>('points');
    await collection.createIndex({ key: 1 }, { unique: true, sparse: true });
    await collection.insertMany(stored);
    for (const key of [...stored.map(({ key: own }) => own), 2.5, 2 ** 60, 'A', '', 0, true, Number.NaN, /a/]) {
      const filter = { key } as never;
      const scanned = await collection.find(filter).hint({ $natural: 1 }).toArray();
      expect(await collection.find(filter).toArray()).toEqual(scanned);
      expect(await collection.countDocuments(filter)).toBe(scanned.length);
    }
  });

  it('still tests its other conditions, and values in arrays', async () => {
    const collection = test.database.collection<{ _id: number; key?: unknown; tags: unknown }>('points');
    expect(await collection.findOne({ _id: 1, tags: 'y' })).toBeNull();
    expect(await collection.findOne({ _id: 1, tags: 'x' })).toMatchObject({ key: 'a' });
    expect(await collection.findOneAndUpdate({ _id: 2, key: 4 }, { $set: { key: 6 } })).toBeNull();
    await collection.createIndex({ tags: 1 }, { unique: true });
    await collection.insertOne({ _id: 8, tags: ['p', 'q'] });
    expect(await collection.find({ tags: 'q' }).toArray()).toMatchObject([{ _id: 8 }]);
    expect(await collection.find({ tags: 'x' }).toArray()).toMatchObject([{ _id: 1 }]);
  });

  it('reads through the unique index', async () => {
    const plan = await test.database.collection('points').find({ key: 'a' }).explain();
    expect(plan.queryPlanner.winningPlan).toMatchObject({ stage: 'FETCH', inputStage: { indexName: 'key_1' } });
  });

  it('with a list of no values reads nothing', async () => {
    const collection = test.database.collection('points');
    for (const filter of [{ key: { $in: [] } }, { $or: [{ key: 'a' }, { key: { $in: [] } }] }]) {
      expect(JSON.stringify(await collection.find(filter).explain())).not.toContain('COLLSCAN');
    }
    expect(await collection.find({ key: { $in: [] } }).toArray()).toEqual([]);
    expect(await collection.countDocuments({ $or: [{ key: 'a' }, { key: { $in: [] } }] })).toBe(1);
  });
});
