import path from 'node:path';
import { Engine } from '../engine.js';
import { compile } from '../query/matcher.js';
import { sortOrder } from '../query/sort.js';
import type { Collection } from '../storage/collection.js';
import { indexEntries } from '../storage/index-keys.js';
import { withRecordId } from '../storage/record-id.js';
import { SqliteStore } from '../storage/sqlite-store.js';
import { FUZZ_INDEXES, fuzzSource } from '../testing/fuzz-documents.js';
import { announceSeed, isLong, type Random, randomFrom } from '../testing/random.js';
import { temporaryDirectory } from '../testing/temporary-directory.js';
import type { Document } from '../values/document.js';
import { planQuery } from './planner.js';
import { countMatches, read } from './read.js';

// Two: one with its indexes from the beginning, one with indexes built afterwards.
const ROUNDS = isLong ? 30 : 2;
const DOCUMENTS = 250;
const QUERIES = isLong ? 1500 : 200;
const PARALLEL_ARRAYS = 171;

const seed = announceSeed('planner fuzz');

async function fill(engine: Engine, random: Random, indexesFirst: boolean): Promise<void> {
  const source = fuzzSource(random);
  const run = async (command: Document) => {
    const reply = (await engine.run({ ...command, $db: 'fuzz' })) as Document;
    const codes = [reply.code, ...(reply.writeErrors ?? []).map((error: Document) => error.code)].filter(Boolean);
    expect(codes.filter((code) => code !== PARALLEL_ARRAYS)).toEqual([]);
  };
  const createIndexes = async () => {
    for (const index of FUZZ_INDEXES) {
      await run({ createIndexes: 'x', indexes: [index] });
    }
  };
  if (indexesFirst) {
    await createIndexes();
  }
  for (let _id = 0; _id < DOCUMENTS; _id++) {
    await run({ insert: 'x', documents: [{ _id, ...source.document() }] });
  }
  if (!indexesFirst) {
    await createIndexes();
  }
  for (let i = 0; i < 150; i++) {
    await run({ update: 'x', updates: [{ q: { _id: random.below(DOCUMENTS) }, u: source.update() }] });
    if (random.chance(0.1)) {
      await run({ delete: 'x', deletes: [{ q: { _id: random.below(DOCUMENTS) }, limit: 1 }] });
    }
  }
}

const idsOf = (documents: Document[]) => documents.map(({ _id }) => _id).sort((a, b) => a - b);

function expectSorted(documents: Document[], sort: Document): void {
  const order = sortOrder(sort);
  const sorted = documents.slice(1).every((document, i) => order(documents[i], document) <= 0);
  expect({ sort, sorted }).toEqual({ sort, sorted: true });
}

/** How many of the queries used an index. */
function expectSameAsScan(collection: Collection, random: Random): number {
  const source = fuzzSource(random);
  const everything = [...collection.scan()].map(({ document }) => document);
  let indexed = 0;
  for (let i = 0; i < QUERIES; i++) {
    const filter = source.filter();
    const sort = source.sort();
    const plan = planQuery(collection.indexes, filter, sort);
    indexed += plan.index || plan.union ? 1 : 0;
    const found = [...read(collection, { filter, sort })].map(({ document }) => document);
    const wanted = idsOf(everything.filter(compile(filter)));
    expect({ filter, sort, index: plan.index?.name, ids: idsOf(found) }).toEqual({
      filter,
      sort,
      index: plan.index?.name,
      ids: wanted,
    });
    const [skip, limit] = [random.below(20), 1 + random.below(5)];
    const some = [...read(collection, { filter, sort, skip, limit })].map(({ document }) => document);
    expect({ filter, sort, skip, some }).toEqual({ filter, sort, skip, some: found.slice(skip, skip + limit) });
    expect({ filter, total: countMatches(collection, filter) }).toEqual({ filter, total: wanted.length });
    if (sort) {
      expectSorted(found, sort);
    }
  }
  return indexed;
}

function expectIndexesComplete(collection: Collection): void {
  const stored = [...collection.scan()];
  for (const index of collection.indexes) {
    const wanted = stored.flatMap(({ document, recordId }) =>
      indexEntries(index, document).entries.map(({ key }) => withRecordId(key, recordId).toString('hex')),
    );
    const range = { from: Buffer.alloc(0), to: undefined };
    const present = index.keys.scan(range, undefined, 100_000, false).map((key) => Buffer.from(key).toString('hex'));
    expect({ index: index.name, keys: present }).toEqual({ index: index.name, keys: wanted.sort() });
  }
}

describe('a query through an index', () => {
  it.each(Array.from({ length: ROUNDS }, (_, i) => seed + i))(
    'finds what a full scan finds, in the requested order (seed %i)',
    async (roundSeed) => {
      const { directory, remove } = temporaryDirectory();
      const store = new SqliteStore({ file: path.join(directory, 'data.db'), synchronous: 'NORMAL' });
      const engine = new Engine({ store, ttlSeconds: 3600, report: (message) => process.stderr.write(message) });
      const random = randomFrom(roundSeed);
      await fill(engine, random, roundSeed % 2 === 0);
      const collection = engine.catalog.find('fuzz.x') as Collection;
      expectIndexesComplete(collection);
      expect(expectSameAsScan(collection, random)).toBeGreaterThan(QUERIES / 3);
      await engine.close();
      remove();
    },
    120_000,
  );
});
