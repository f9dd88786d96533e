import { queriesOf } from './query-shape.rules.js';

const shapesOf = (command: Record<string, unknown>) => queriesOf(command).map(({ shape }) => shape);

it('queries that differ in their values alone have one shape', () => {
  const find = (riderId: string, ids: number[]) => ({ find: 'rides', filter: { riderId, _id: { $in: ids } } });
  expect(shapesOf(find('a', [5, 6]))).toEqual(['find rides { riderId: ?, _id: { $in: [?] } }']);
  expect(shapesOf(find('b', [7]))).toEqual(shapesOf(find('a', [5, 6])));
  expect(shapesOf(find('b', []))).toEqual(shapesOf(find('a', [5, 6])));
});

it('a number is a value, but for the direction of a sort', () => {
  const version = (value: number) => ({ findAndModify: 'rides', query: { version: value }, sort: { at: -1 } });
  expect(shapesOf(version(1))).toEqual(['findAndModify rides { version: ? } { at: -1 }']);
  expect(shapesOf(version(1))).toEqual(shapesOf(version(7)));
  expect(shapesOf({ aggregate: 'rides', pipeline: [{ $match: { at: 1 } }, { $sort: { at: 1 } }] })).toEqual([
    'aggregate rides [{ $match: { at: ? } }, { $sort: { at: 1 } }]',
  ]);
});

it('fields, operators, order, states, truth and absence tell them apart', () => {
  const shapes = [
    { find: 'rides', filter: { at: new Date() } },
    { find: 'rides', filter: { at: { $lt: new Date() } } },
    { find: 'rides', filter: { at: new Date() }, sort: new Map([['at', -1]]) },
    { find: 'rides', filter: { at: new Date() }, sort: new Map([['at', 1]]) },
    { find: 'rides', filter: { at: new Date() }, sort: { _id: 1 } },
    { find: 'rides', filter: { status: 'REQUESTED' } },
    { find: 'rides', filter: { status: 'COMPLETED' } },
    { find: 'rides', filter: { deletedAt: null } },
    { find: 'rides', filter: { verified: false } },
    { find: 'rides', filter: { at: /x/ } },
    { count: 'rides', query: { at: new Date() } },
    { aggregate: 'rides', pipeline: [{ $match: { at: 1 } }] },
  ].flatMap(shapesOf);
  expect(new Set(shapes).size).toBe(12);
});

it('a batch of writes has one query for each statement, each explained alone', () => {
  const updates = [
    { q: { _id: 'a' }, u: { $set: { seen: true } } },
    { q: { subject: 'x' }, u: { $set: { seen: true } } },
  ];
  const queries = queriesOf({ update: 'notes', updates, lsid: { id: 1 }, $db: 'pothik_notes' });
  expect(queries.map(({ shape }) => shape)).toEqual(['update notes { _id: ? }', 'update notes { subject: ? }']);
  expect(queries[1]?.command).toEqual({ update: 'notes', updates: [updates[1]] });
});

it('a command that looks for nothing has no query', () => {
  expect(queriesOf({ insert: 'notes', documents: [{}] })).toEqual([]);
  expect(queriesOf({ ping: 1 })).toEqual([]);
});

it('a query tells its operation, filter and sort apart', () => {
  const of = (command: Record<string, unknown>) =>
    queriesOf(command).map(({ operation, filter, sort }) => [operation, filter, sort]);
  expect(of({ find: 'rides', filter: { at: 5 }, sort: { at: -1 } })).toEqual([['find', '{ at: ? }', '{ at: -1 }']]);
  expect(of({ find: 'rides' })).toEqual([['find', '{}', '']]);
  expect(of({ distinct: 'rides', key: 'riderId', query: {} })).toEqual([['distinct riderId', '{}', '']]);
  expect(of({ aggregate: 'rides', pipeline: [{ $match: { at: 5 } }, { $group: {} }] })).toEqual([
    ['aggregate', '[{ $match: { at: ? } }]', ''],
  ]);
});
