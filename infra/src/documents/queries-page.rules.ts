import { z } from 'zod';
import { tableLines } from './markdown-table.rules.js';

/** One query of a service, as test platforms record it. */
export const listedQuery = z.object({
  service: z.string(),
  collection: z.string(),
  operation: z.string(),
  filter: z.string(),
  sort: z.string(),
  indexes: z.array(z.string()),
  readsAll: z.boolean(),
  sortsInMemory: z.boolean(),
  reason: z.string().optional(),
});
export type ListedQuery = z.infer<typeof listedQuery>;

/** The collection of the kit's own sample service, which is no part of the platform. */
const OF_THE_KIT = 'samples';

const HEAD = ['collection', 'operation', 'filter', 'sort', 'index'];
const ABOUT = [
  '# Which queries services send, and which index serves each',
  '',
  'Made by `npm run documents -- --queries` from the queries that the integration tests of the services observe; the embedded database explains each.',
  'A `?` is a value. Values that differ in nothing else are one query. `_id_` is the index of every collection.',
  'A query that reads a whole collection says why; without a reason in `packages/service-kit/src/testing/whole-reads.table.ts` the test that sends it fails.',
];

/** The page: a table for each service, sorted, each query once. */
export function queriesPage(recorded: readonly ListedQuery[]): string {
  const queries = onceEach(recorded);
  const services = [...new Set(queries.map(({ service }) => service))].sort();
  const tables = services.flatMap((name) => {
    const rows = queries.filter(({ service }) => service === name).map(rowOf);
    return ['', `## ${name}`, '', ...tableLines(HEAD, rows)];
  });
  return [...ABOUT, ...tables, ''].join('\n');
}

/** The rows that a checked-in page lacks of the one that tests made, and those that no test made. */
export function differencesOf(checkedIn: string, made: string): Record<'lacking' | 'beyond', string[]> {
  const [before, now] = [new Set(checkedIn.split('\n')), new Set(made.split('\n'))];
  return {
    lacking: [...now].filter((line) => !before.has(line)),
    beyond: [...before].filter((line) => !now.has(line)),
  };
}

const keyOf = ({ service, collection, operation, filter, sort }: ListedQuery) =>
  [service, collection, operation, filter, sort].join(' ');

/**
 * Sorted, each with its plan; twice if two tests found it by two plans. A test that ends before a collection is there leaves
 * its queries without a plan: another test's plan counts.
 */
function onceEach(recorded: readonly ListedQuery[]): ListedQuery[] {
  const ofPlatform = recorded.filter(({ collection }) => collection !== OF_THE_KIT);
  const planned = new Set(ofPlatform.filter(isPlanned).map(keyOf));
  const found = new Map<string, ListedQuery>();
  for (const query of ofPlatform)
    if (isPlanned(query) || !planned.has(keyOf(query))) found.set([keyOf(query), ...rowOf(query)].join(' '), query);
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, query]) => query);
}

const isPlanned = ({ indexes, readsAll }: ListedQuery) => readsAll || indexes.length > 0;
const code = (text: string) => (text === '' ? '' : `\`${text}\``);

function rowOf({ collection, operation, filter, sort, indexes, readsAll, sortsInMemory, reason }: ListedQuery) {
  const found = readsAll ? `**all of it**: ${reason}` : indexes.map(code).join(', ');
  const sorted = [code(sort), sortsInMemory ? 'in memory' : ''].filter(Boolean).join(' ');
  return [collection, operation, code(filter), sorted, found];
}
