import { ObjectId } from 'mongodb';
import { startTestServer, type TestServer } from '../testing/in-process.js';

describe('distinct values', () => {
  let test: TestServer;
  beforeAll(async () => {
    test = await startTestServer();
  });
  afterAll(() => test.close());

  const id = (number: number) => new ObjectId(number.toString(16).padStart(24, '0'));

  it('of ids have each id once, in order, beside a text of the same letters', async () => {
    const days = test.database.collection('days');
    await days.insertMany([{ driver: id(3) }, { driver: id(1) }, { driver: id(3) }, { driver: id(3).toHexString() }]);
    expect(await days.distinct('driver')).toEqual([id(3).toHexString(), id(1), id(3)]);
  });

  it('are those of arrays in arrays of documents', async () => {
    const days = test.database.collection('groups');
    await days.insertMany([
      { groups: [{ ids: [id(2), id(1)] }, { ids: [] }, { ids: [id(2)] }] },
      { groups: [{ ids: [id(4), id(1)] }] },
      { groups: [] },
      {},
    ]);
    expect(await days.distinct('groups.ids')).toEqual([id(1), id(2), id(4)]);
  });

  it('of many ids that repeat a few take no longer than their reading', async () => {
    const days = test.database.collection<{ ids: ObjectId[] }>('many');
    await days.insertMany(Array.from({ length: 20 }, () => ({ ids: Array.from({ length: 50 }, (_, at) => id(at)) })));
    const compared = jest.spyOn(Buffer, 'compare');
    expect(await days.distinct('ids')).toHaveLength(50);
    expect(compared.mock.calls.length).toBeLessThan(1_000);
    compared.mockRestore();
  });
});
