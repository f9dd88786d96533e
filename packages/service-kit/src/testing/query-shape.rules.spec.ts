import { queriesOf } from './query-shape.rules.js';

const shapesOf = (command: Record<string, unknown>) => queriesOf(command).map(({ shape }) => shape);

it('queries that differ in their values alone have one shape', () => {
  const find = (riderId: string, ids: number[]) => ({ find: 'rides', filter: { riderId, _id: { $in: ids } } });
  expect(shapesOf(find('a', [5, 6]))).toEqual(['find rides { riderId: ?, _id: { $in: [?] } }']);
  expect(shapesOf(find('b', [7]))).toEqual(shapesOf(find('a', [5, 6])));
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
