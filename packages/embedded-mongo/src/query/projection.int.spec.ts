import { Binary, Decimal128, Long, ObjectId } from 'mongodb';
import { startTestServer, type TestServer } from '../testing/in-process.js';
import type { Document } from '../values/document.js';
import { projector } from './projection.js';

const DOCUMENTS: Document[] = [
  { _id: 1, name: 'a', fare: 2.5, vehicle: { type: 'CAR', plate: 'x' }, history: [{ to: 'OPEN', by: 'RIDER' }, 7] },
  { fare: null, _id: 2, at: new Date(0), bytes: new Binary(Buffer.from([1])), long: Long.fromNumber(7) },
  { _id: 3, vehicle: 'none', history: [], exact: Decimal128.fromString('2.50'), flag: false, pattern: /a/i },
  { _id: 4, person: new ObjectId('000000000000000000000001'), nested: [[{ to: 1 }]], এক: 'দুই' },
];

const SPECIFICATIONS: Document[] = [
  { _id: 1 },
  { name: 1, fare: 1, _id: 0 },
  { 'vehicle.type': 1, history: 1 },
  { 'history.to': true, 'vehicle.plate': true },
  { vehicle: { type: 1 }, at: 1, bytes: 1, long: 1 },
  { exact: 1, flag: 1, pattern: 1, person: 1, এক: 1, missing: 1 },
  { vehicle: 0, history: 0 },
  { history: { $slice: 1 }, name: 1 },
];

describe('a projection of what is stored', () => {
  let test: TestServer;
  beforeAll(async () => {
    test = await startTestServer();
    await test.database.collection('rides').insertMany(DOCUMENTS.map((document) => ({ ...document })));
  });
  afterAll(() => test.close());

  it.each(SPECIFICATIONS)('keeps what it keeps of the whole document: %j', async (projection) => {
    const rides = test.database.collection('rides');
    const project = projector(projection, {});
    const wanted = (await rides.find().toArray()).map((document) => project?.(document));
    expect(await rides.find({}, { projection }).toArray()).toEqual(wanted);
    expect(await rides.find({}, { projection, sort: { fare: 1, _id: -1 } }).toArray()).toHaveLength(DOCUMENTS.length);
    expect(await rides.find({ _id: { $gt: 2 } as never }, { projection }).toArray()).toEqual(wanted.slice(2));
  });
});
