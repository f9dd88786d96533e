import { Decimal128, Long } from 'mongodb';
import { startTestServer, type TestServer } from '../testing/in-process.js';

describe('the sum of a field', () => {
  let test: TestServer;
  beforeAll(async () => {
    test = await startTestServer();
    await rides().createIndex({ status: 1 });
    await rides().insertMany([
      { status: 'OVER', fare: 100 },
      { status: 'OVER', fare: 250.5 },
      { status: 'OVER', fare: null },
      { status: 'OVER' },
      { status: 'OPEN', fare: 7 },
      { status: 'NONE', fare: null },
      { status: 'LONG', fare: Long.fromNumber(5) },
      { status: 'TEXT', fare: 'a' },
      { status: 'TEXT', fare: 3 },
      { status: 'DECIMAL', fare: Decimal128.fromString('1') },
    ]);
  });
  afterAll(() => test.close());

  const rides = () => test.database.collection('rides');
  const sum = (status: string, _id: unknown = null) =>
    rides()
      .aggregate([{ $match: { status } }, { $group: { _id, total: { $sum: '$fare' } } }])
      .toArray();
  /** By a stage more, which the expression engine runs. */
  const sumByEngine = (status: string) =>
    rides()
      .aggregate([
        { $match: { status } },
        { $addFields: { more: 1 } },
        { $group: { _id: null, total: { $sum: '$fare' } } },
      ])
      .toArray();

  it.each(['OVER', 'OPEN', 'NONE', 'LONG', 'TEXT', 'nobody'])(
    'is that of the expression engine: %s',
    async (status) => {
      expect(await sum(status)).toEqual(await sumByEngine(status));
    },
  );

  it('of numbers and what is missing is that of the numbers, with the id that was asked for', async () => {
    expect(await sum('OVER', 1)).toEqual([{ _id: 1, total: 350.5 }]);
    expect(await sum('NONE')).toEqual([{ _id: null, total: 0 }]);
    expect(await sum('nobody')).toEqual([]);
  });

  it('of decimals is refused', async () => {
    await expect(sum('DECIMAL')).rejects.toThrow('Decimal128');
  });

  it('is of the documents that a sort, a skip and a limit leave', async () => {
    const limited = [{ $match: { status: 'OVER' } }, { $sort: { fare: -1 } }, { $limit: 1 }];
    const total = { $group: { _id: null, total: { $sum: '$fare' } } };
    expect(
      await rides()
        .aggregate([...limited, total])
        .toArray(),
    ).toEqual([{ _id: null, total: 250.5 }]);
  });
});
