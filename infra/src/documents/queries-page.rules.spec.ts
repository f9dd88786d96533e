import { differencesOf, type ListedQuery, queriesPage } from './queries-page.rules.js';

const query = (given: Partial<ListedQuery> = {}): ListedQuery => ({
  service: 'ride',
  collection: 'rides',
  operation: 'find',
  filter: '{ riderId: ? }',
  sort: '',
  indexes: ['rides-of-rider'],
  readsAll: false,
  sortsInMemory: false,
  ...given,
});
const rowsOf = (...queries: ListedQuery[]) =>
  queriesPage(queries)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (collection|---)/.test(line));

describe('page of queries', () => {
  it('has a table for each service, both sorted, whatever the order of the tests', () => {
    const queries = [query(), query({ collection: 'incidents' }), query({ service: 'auth', collection: 'accounts' })];
    expect(queriesPage(queries)).toBe(queriesPage([...queries].reverse()));
    expect(queriesPage(queries).match(/^## .*$/gm)).toEqual(['## auth', '## ride']);
    expect(rowsOf(...queries).map((line) => line.split(' | ')[0])).toEqual(['| accounts', '| incidents', '| rides']);
  });

  it('lists a query once, with the plan of a test whose collection was there', () => {
    const early = query({ indexes: [] });
    for (const queries of [
      [query(), early],
      [early, query(), query()],
    ])
      expect(rowsOf(...queries)).toEqual(['| rides | find | `{ riderId: ? }` |  | `rides-of-rider` |']);
  });

  it('lists both plans of a query that was found by two, in whatever order', () => {
    const two = [query(), query({ indexes: ['rides-by-time'] })];
    expect(rowsOf(...two)).toHaveLength(2);
    expect(rowsOf(...two)).toEqual(rowsOf(...[...two].reverse()));
  });

  it('tells indexes, sorts in memory and why a whole collection is read', () => {
    expect(
      rowsOf(
        query({ indexes: ['a', 'b'], sort: '{ at: -1 }' }),
        query({ sort: '{ fare: 1 }', sortsInMemory: true }),
        query({ filter: '{}', indexes: [], readsAll: true, reason: 'some hundreds' }),
      ),
    ).toEqual([
      '| rides | find | `{ riderId: ? }` | `{ at: -1 }` | `a`, `b` |',
      '| rides | find | `{ riderId: ? }` | `{ fare: 1 }` in memory | `rides-of-rider` |',
      '| rides | find | `{}` |  | **all of it**: some hundreds |',
    ]);
  });

  it('leaves out the sample service of the kit', () => {
    expect(rowsOf(query({ service: 'user', collection: 'samples' }))).toEqual([]);
  });
});

describe('differences of a page', () => {
  it('are what it lacks and what no test sends', () => {
    const [one, other] = [query(), query({ filter: '{ driverId: ? }', indexes: ['rides-of-driver'] })];
    const [line = ''] = rowsOf(other);
    const [less, more] = [queriesPage([one]), queriesPage([one, other])];
    expect(differencesOf(less, more)).toEqual({ lacking: [line], beyond: [] });
    expect(differencesOf(more, less)).toEqual({ lacking: [], beyond: [line] });
  });

  it('are none between pages that are the same', () => {
    expect(differencesOf(queriesPage([query()]), queriesPage([query(), query()]))).toEqual({ lacking: [], beyond: [] });
  });
});
