import { Schema } from 'mongoose';
import { type MongooseServer, startMongoose } from './testing/mongoose-models.js';

describe('mongoose reads', () => {
  let server: MongooseServer;
  let models: MongooseServer['models'];
  beforeAll(async () => {
    server = await startMongoose();
    models = server.models;
    const starts = new Date('2026-01-02T20:04:05Z');
    const show = await models.Show.create({ title: 'S', seats: 10, starts });
    const [ann] = await models.Person.create([{ name: 'Ann', email: 'a@x', age: 30, tags: ['a', 'b'] }]);
    await models.Booking.create([
      { show: show._id, seat: 1, status: 'held', price: '10.50', sequence: 12345678901234567n, at: starts },
      { show: show._id, seat: 3, status: 'paid', person: ann?._id, at: starts },
    ]);
    const people = Array.from({ length: 50 }, (_, i) => ({ name: `u${i}`, age: i, email: `u${i}@x` }));
    await models.Person.insertMany(people);
    await models.Show.insertMany(Array.from({ length: 300 }, (_, i) => ({ title: `t${i}`, seats: i })));
  });
  afterAll(() => server.close());

  it('populates references', async () => {
    const booking = await models.Booking.findOne({ seat: 3 }).populate('person').populate('show');
    expect(booking).toMatchObject({ person: { name: 'Ann' }, show: { title: 'S' } });
  });

  it('returns decimals and 64-bit integers as they were stored', async () => {
    const booking = await models.Booking.findOne({ seat: 1 });
    expect(String(booking?.price)).toBe('10.50');
    expect(booking?.sequence).toBe(12345678901234567n);
  });

  it('sorts, skips, limits, projects, counts, lists distinct values', async () => {
    const found = await models.Person.find({ name: /^u/ }).sort({ age: -1 }).skip(5).limit(3).select('age -_id').lean();
    expect(found).toEqual([{ age: 44 }, { age: 43 }, { age: 42 }]);
    expect(await models.Person.countDocuments({ age: { $gte: 10, $lt: 20 }, name: /^u/ })).toBe(10);
    expect(await models.Person.countDocuments({ name: /^u/ }, { skip: 45, limit: 20 })).toBe(5);
    expect(await models.Person.distinct('age', { age: { $lt: 3 } })).toEqual([0, 1, 2]);
    expect(await models.Person.estimatedDocumentCount()).toBe(51);
    expect(await models.Person.exists({ name: 'Ann' })).toBeTruthy();
  });

  it('reads 300 documents through a cursor, and closes one early', async () => {
    let total = 0;
    for await (const _show of models.Show.find({ title: /^t/ }).batchSize(50)) {
      total++;
    }
    expect(total).toBe(300);
    const cursor = models.Show.find().batchSize(10).cursor();
    await cursor.next();
    await cursor.close();
  });

  it('compares fields with $expr', async () => {
    const found = await models.Show.find({ $expr: { $eq: ['$seats', { $strLenCP: '$title' }] } }).lean();
    expect(found.map(({ title }) => title)).toEqual(['t2']);
  });

  it('groups, projects and sorts', async () => {
    const groups = await models.Person.aggregate([
      { $match: { name: /^u/ } },
      { $group: { _id: { $mod: ['$age', 3] }, n: { $sum: 1 }, average: { $avg: '$age' }, oldest: { $max: '$age' } } },
      { $sort: { _id: 1 } },
      { $project: { n: 1, oldest: 1, average: { $round: ['$average', 1] } } },
    ]);
    expect(groups).toEqual([
      { _id: 0, n: 17, oldest: 48, average: 24 },
      { _id: 1, n: 17, oldest: 49, average: 25 },
      { _id: 2, n: 16, oldest: 47, average: 24.5 },
    ]);
  });

  it('looks up, unwinds and answers facets', async () => {
    const [facets] = await models.Booking.aggregate([
      { $lookup: { from: 'shows', localField: 'show', foreignField: '_id', as: 'show' } },
      { $unwind: '$show' },
      { $addFields: { title: '$show.title' } },
      { $facet: { titles: [{ $group: { _id: '$title', n: { $sum: 1 } } }], total: [{ $count: 'n' }] } },
    ]);
    expect(facets).toEqual({ titles: [{ _id: 'S', n: 2 }], total: [{ n: 2 }] });
  });

  it('truncates and formats dates in a time zone', async () => {
    const timezone = 'Asia/Dhaka';
    const [dates] = await models.Show.aggregate([
      { $match: { title: 'S' } },
      {
        $project: {
          _id: 0,
          day: { $dateTrunc: { date: '$starts', unit: 'day', timezone } },
          text: { $dateToString: { date: '$starts', format: '%Y-%m-%d %H:%M', timezone } },
          inUtc: { $dateToString: { date: '$starts', format: '%Y-%m-%d' } },
        },
      },
    ]);
    expect(dates).toEqual({ day: new Date('2026-01-02T18:00:00Z'), text: '2026-01-03 02:04', inUtc: '2026-01-02' });
  });

  it('lists, synchronizes and explains indexes', async () => {
    const indexes = await models.Booking.listIndexes();
    expect(indexes.map(({ name }) => name)).toEqual(['_id_', 'show_1_seat_1', 'at_1']);
    expect(indexes[1]).toMatchObject({ unique: true, partialFilterExpression: { status: { $in: ['held', 'paid'] } } });
    expect(await models.Booking.syncIndexes()).toEqual([]);
    const plan = async (filter: object) => JSON.stringify(await models.Booking.find(filter).explain());
    expect(await plan({ at: { $gt: new Date(0) } })).toContain('IXSCAN');
    expect(await plan({ status: 'held' })).toContain('COLLSCAN');
    expect(await plan({ status: 'held', seat: 1, show: null })).toContain('"indexName":"show_1_seat_1"');
  });

  it('reads by the ids that are given, and not all documents of a longer index', async () => {
    const drivers = server.connection.collection('drivers');
    await drivers.createIndex({ status: 1, online: 1 });
    const many = Array.from({ length: 50 }, () => ({ status: 'APPROVED', online: true }));
    const { insertedIds } = await drivers.insertMany(many);
    const $in = [insertedIds[7], insertedIds[9]];
    const found = drivers.find({ status: 'APPROVED', online: true, _id: { $in } } as object);
    expect(JSON.stringify(await found.explain())).toContain('"indexName":"_id_"');
    expect((await found.toArray()).map(({ _id }) => _id)).toEqual($in);
  });

  it('drops and recreates an index that changed', async () => {
    const collection = server.connection.collection('changing');
    await collection.createIndex({ a: 1 });
    await collection.dropIndex('a_1');
    await collection.createIndex({ a: 1 }, { unique: true });
    expect((await collection.listIndexes().toArray())[1]).toMatchObject({ name: 'a_1', unique: true });
  });

  it('keeps discriminators in one collection', async () => {
    const Admin = models.Person.discriminator('Admin', new Schema({ level: Number }));
    await Admin.create({ name: 'adm', email: 'adm@x', level: 3 });
    expect(await Admin.find().lean()).toMatchObject([{ level: 3, __t: 'Admin' }]);
    await Admin.deleteMany({});
  });

  it('separates databases and drops only one', async () => {
    const other = server.connection.useDb('contract_other');
    await other.collection('x').insertOne({ a: 1 });
    const names = async () => (await server.connection.db?.admin().listDatabases())?.databases.map(({ name }) => name);
    expect(await names()).toEqual(['contract', 'contract_other']);
    await other.dropDatabase();
    expect(await names()).toEqual(['contract']);
    expect(await models.Person.exists({ name: 'Ann' })).toBeTruthy();
  });

  it('accepts a session without a transaction', async () => {
    const session = await server.connection.startSession();
    expect(await models.Person.findOne({ name: 'Ann' }).session(session).lean()).toMatchObject({ age: 30 });
    await session.endSession();
  });
});
