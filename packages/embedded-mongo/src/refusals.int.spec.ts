import type { Document } from 'mongodb';
import { refusalOf, startTestServer, type TestServer } from './testing/in-process.js';

describe('what is not supported is refused with MongoDB’s code', () => {
  let test: TestServer;
  beforeAll(async () => {
    test = await startTestServer();
    await test.database.collection('c').insertMany([{ a: 1, l: [1, 2] }, { a: 2 }]);
  });
  afterAll(() => test.close());

  const find = (filter: Document) => ({ find: 'c', filter });
  const aggregate = (...pipeline: Document[]) => ({ aggregate: 'c', pipeline, cursor: {} });
  const index = (key: Document, options: Document = {}) => ({
    createIndexes: 'c',
    indexes: [{ key, name: 'i', ...options }],
  });
  const update = (u: unknown) => ({ findAndModify: 'c', query: { a: 1 }, update: u });
  const french = { locale: 'fr' };

  it.each<[string, Document, number, string]>([
    ['a transaction', { ...find({}), txnNumber: 1, startTransaction: true, autocommit: false }, 20, 'IllegalOperation'],
    ['an unknown command', { launchRockets: 1 }, 59, 'CommandNotFound'],
    ['fail points', { configureFailPoint: 'failCommand', mode: 'alwaysOn' }, 59, 'CommandNotFound'],
    ['replica set commands', { replSetGetStatus: 1 }, 59, 'CommandNotFound'],
    ['an unknown option', { ...find({}), fliter: {} }, 40415, 'Location40415'],
    ['a tailable cursor', { ...find({}), tailable: true }, 40415, 'Location40415'],
    ['variables', { ...find({}), let: { x: 1 } }, 40415, 'Location40415'],
    ['a collation', { ...find({}), collation: french }, 238, 'NotImplemented'],
    ['a collation of an index', index({ a: 1 }, { collation: french }), 238, 'NotImplemented'],
    ['a view', { create: 'v', viewOn: 'c', pipeline: [] }, 238, 'NotImplemented'],
    ['a capped collection', { create: 'v', capped: true, size: 1000 }, 238, 'NotImplemented'],
    ['a time-series collection', { create: 'v', timeseries: { timeField: 't' } }, 238, 'NotImplemented'],
    ['a validator', { create: 'v', validator: { a: 1 } }, 238, 'NotImplemented'],
    ['a change stream', aggregate({ $changeStream: {} }), 40573, 'Location40573'],
    ['an unknown stage', aggregate({ $nope: 1 }), 40324, 'Location40324'],
    ['$out', aggregate({ $out: 'x' }), 40324, 'Location40324'],
    ['an unknown stage in a facet', aggregate({ $facet: { x: [{ $merge: 'y' }] } }), 40324, 'Location40324'],
    ['an unknown expression', aggregate({ $project: { x: { $nope: 1 } } }), 168, 'InvalidPipelineOperator'],
    ['an unknown accumulator', aggregate({ $group: { _id: 1, x: { $nope: 1 } } }), 168, 'InvalidPipelineOperator'],
    ['$near', find({ at: { $near: [1, 2] } }), 238, 'NotImplemented'],
    ['$geoWithin', find({ at: { $geoWithin: {} } }), 238, 'NotImplemented'],
    ['$text', find({ $text: { $search: 'x' } }), 27, 'IndexNotFound'],
    ['$where', find({ $where: 'true' }), 2, 'BadValue'],
    ['an unknown top-level operator', find({ $nope: 1 }), 2, 'BadValue'],
    ['an unknown field operator', find({ a: { $nope: 1 } }), 2, 'BadValue'],
    ['a broken regular expression', find({ a: { $regex: '(' } }), 51091, 'Location51091'],
    ['an unknown update operator', update({ $nope: { a: 1 } }), 9, 'FailedToParse'],
    ['an update by a pipeline', update([{ $set: { a: 1 } }]), 238, 'NotImplemented'],
    ['a change of _id', update({ $set: { _id: 5 } }), 66, 'ImmutableField'],
    ['two changes of one path', update({ $set: { b: 1 }, $inc: { 'b.c': 1 } }), 40, 'ConflictingUpdateOperators'],
    ['an increment of an array', update({ $inc: { l: 1 } }), 14, 'TypeMismatch'],
    ['a path through a number', update({ $set: { 'a.b': 1 } }), 28, 'PathNotViable'],
    ['a text index', index({ a: 'text' }), 67, 'CannotCreateIndex'],
    ['a geospatial index', index({ a: '2dsphere' }), 67, 'CannotCreateIndex'],
    ['a wildcard index', index({ '$**': 1 }), 67, 'CannotCreateIndex'],
    ['a TTL index on two fields', index({ a: 1, b: 1 }, { expireAfterSeconds: 1 }), 67, 'CannotCreateIndex'],
    ['the life of no index', { collMod: 'c', index: { name: 'none', expireAfterSeconds: 1 } }, 27, 'IndexNotFound'],
    [
      'a life of an index that has none',
      { collMod: 'c', index: { name: '_id_', expireAfterSeconds: 1 } },
      238,
      'NotImplemented',
    ],
    [
      'a life that is no number',
      { collMod: 'c', index: { name: '_id_', expireAfterSeconds: 'x' } },
      72,
      'InvalidOptions',
    ],
    [
      'the life of an index of no collection',
      { collMod: 'none', index: { name: 'i', expireAfterSeconds: 1 } },
      26,
      'NamespaceNotFound',
    ],
    ['a hidden index', { collMod: 'c', index: { name: '_id_', hidden: true } }, 40415, 'Location40415'],
    ['a validator added later', { collMod: 'c', validator: {} }, 40415, 'Location40415'],
    ['a change of nothing', { collMod: 'c' }, 238, 'NotImplemented'],
    ['a hint to no index', { ...find({}), hint: 'nope' }, 2, 'BadValue'],
    ['a sort without a direction', { ...find({}), sort: { a: 2 } }, 15975, 'Location15975'],
    ['a negative skip', { ...find({}), skip: -1 }, 51024, 'Location51024'],
    ['a mixed projection', { ...find({}), projection: { a: 1, b: 0 } }, 31254, 'Location31254'],
    ['an unknown cursor', { getMore: 5n, collection: 'c' }, 43, 'CursorNotFound'],
    ['more than one copy', { insert: 'c', documents: [{}], writeConcern: { w: 2 } }, 2, 'BadValue'],
    ['a bad name', { insert: 'a$b', documents: [{}] }, 73, 'InvalidNamespace'],
    ['dropping the index of _id', { dropIndexes: 'c', index: '_id_' }, 72, 'InvalidOptions'],
  ])('%s', async (_what, command, code, codeName) => {
    expect(await refusalOf(test.database.command(command))).toMatchObject({ code, codeName });
  });

  it('a transaction of the driver', async () => {
    const session = test.client.startSession();
    session.startTransaction();
    const refusal = await refusalOf(test.database.collection('c').insertOne({}, { session }));
    expect(refusal.message).toMatch(/Transaction numbers are only allowed|does not support retryable writes/);
    await session.endSession();
  });

  it('sums of decimals, which would be wrong', async () => {
    const { Decimal128 } = await import('mongodb');
    await test.database.collection('d').insertOne({ price: Decimal128.fromString('1.5') });
    const sum = [{ $group: { _id: null, total: { $sum: '$price' } } }];
    const refusal = await refusalOf(test.database.collection('d').aggregate(sum).toArray());
    expect(refusal).toMatchObject({ code: 238 });
  });

  it('a host that is not loopback', async () => {
    await expect(startTestServer({ host: '0.0.0.0' })).rejects.toThrow('is not a loopback address');
  });
});
