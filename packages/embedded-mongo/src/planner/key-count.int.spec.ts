import { Decimal128, Long, ObjectId } from 'mongodb';
import { startTestServer, type TestServer } from '../testing/in-process.js';

interface Ride {
  status?: unknown;
  driverId?: string;
  fare?: number | null;
  tags?: string | string[];
}

describe('a count by the keys of an index', () => {
  let test: TestServer;
  beforeAll(async () => {
    test = await startTestServer();
    await rides().createIndexes([
      { key: { status: 1, fare: -1 } },
      { key: { driverId: -1 }, partialFilterExpression: { fare: { $gt: 100 } } },
      { key: { driverId: 1, fare: 1 }, partialFilterExpression: { fare: { $in: [150, 0] } } },
      { key: { tags: 1 } },
    ]);
    await rides().insertMany([
      { status: 'OPEN', driverId: 'a', fare: 50, tags: 'x' },
      { status: 'OPEN', driverId: 'a', fare: 150, tags: ['x', 'y'] },
      { status: 'OPENED', driverId: 'b', fare: null },
      { status: 'OVER', driverId: 'b' },
      { status: ['OPEN', 'OVER'].join(), driverId: 'b', fare: 150 },
      { driverId: 'c', fare: 0 },
      { status: 7, fare: -0 },
      { status: Long.fromNumber(7), fare: 150 },
      { status: Decimal128.fromString('7.0000000000000000000000000001'), fare: 150 },
      { status: new ObjectId('000000000000000000000001'), fare: 150 },
    ]);
  });
  afterAll(() => test.close());

  const rides = () => test.database.collection<Ride>('rides');

  it.each([
    { status: 'OPEN' },
    { status: 7 },
    { status: new ObjectId('000000000000000000000001') },
    { status: { $in: ['OPEN', 'OVER', 'OPEN'] } },
    { $and: [{ status: { $in: ['OPEN', 7] } }, { fare: { $in: [150, 0] } }] },
    { fare: 150, status: 'OPEN' },
    { status: 'OPEN', $and: [{ status: 'OVER' }] },
    { status: { $in: [] } },
    { status: { $in: ['OPEN', null] } },
    { status: null },
    { status: { $in: ['OPEN'], $ne: 'OPEN' } },
    { status: { $ne: 'OPEN' } },
    { status: /^OPEN/ },
    { status: 'OPEN', driverId: 'a' },
    { driverId: 'a' },
    { driverId: 'b', fare: 150 },
    { driverId: 'b', fare: { $in: [150, 50] } },
    { driverId: { $in: ['a', 'b'] }, fare: { $in: [0, 150] } },
    { tags: 'x' },
    { tags: { $in: ['x', 'y'] } },
    { $or: [{ status: 'OPEN' }, { fare: 150 }] },
    { $or: [{ status: 'OPEN' }, { status: 7 }], fare: 150 },
    { $or: [{ status: 'OPEN' }, { status: 'OPEN' }], $and: [{ fare: { $in: [150, 0] } }] },
    { $or: [{ driverId: 'a' }, { driverId: 'b' }], fare: { $in: [150, 0] } },
    { $or: [{ status: 'OPEN' }, { status: 7 }], $nor: [{ fare: 150 }] },
    { status: 'nobody' },
  ])('is what a scan finds: %j', async (filter) => {
    const found = await rides()
      .find(filter as never)
      .hint({ $natural: 1 })
      .toArray();
    expect(await rides().countDocuments(filter as never)).toBe(found.length);
  });

  it('follows a change and a removal', async () => {
    const others = test.database.collection<Ride>('others');
    await others.createIndex({ status: 1 });
    await others.insertMany([{ status: 'OPEN' }, { status: 'OPEN' }, { status: 'OVER' }]);
    await others.updateOne({ status: 'OPEN' }, { $set: { status: 'OVER' } });
    await others.deleteOne({ status: 'OVER' });
    expect(await others.countDocuments({ status: 'OVER' })).toBe(1);
    expect(await others.countDocuments({ status: { $in: ['OPEN', 'OVER'] } })).toBe(2);
  });
});
