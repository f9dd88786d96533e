import { compile, type MatchContext } from '../query/matcher.js';
import { sortOrder } from '../query/sort.js';
import type { Collection } from '../storage/collection.js';
import { recordIdOf } from '../storage/record-id.js';
import type { StoredDocument } from '../storage/stored-document.js';
import { type Document, rootOf, type Value } from '../values/document.js';
import { fieldsOf, partialDecoder } from '../values/partial-document.js';
import { countByKeys } from './key-count.js';
import type { Plan } from './plan.js';
import { planQuery } from './planner.js';

export interface Query {
  filter: Document;
  sort?: Document;
  skip?: number;
  /** Zero or missing: no limit. */
  limit?: number;
  hint?: Value;
  context?: MatchContext;
  /** Whoever reads does not look into the documents: they are decoded as far as the filter asks. */
  bytesOnly?: boolean;
}

function* indexedIds(plan: Plan): Generator<number> {
  if (plan.union) {
    for (const part of plan.union) {
      yield* indexedIds(part);
    }
    return;
  }
  const { index, ranges = [], reverse } = plan;
  for (const range of reverse ? [...ranges].reverse() : ranges) {
    let after: Uint8Array | undefined;
    let limit = 8;
    for (;;) {
      const keys = index?.keys.scan(range, after, limit, reverse) ?? [];
      for (const key of keys) {
        after = key;
        yield recordIdOf(key);
      }
      if (keys.length < limit) {
        break;
      }
      limit = Math.min(limit * 4, 1024);
    }
  }
}

/** `skip`: so many keys are passed over, of a plan that reads each document once. */
function* candidates(collection: Collection, plan: Plan, skip = 0): Generator<StoredDocument> {
  if (!plan.index && !plan.union) {
    yield* collection.scan(plan.reverse);
    return;
  }
  const mayRepeat = plan.union || plan.index?.multikey || (plan.ranges?.length ?? 0) > 1;
  const seen = new Set<number>();
  let toSkip = skip;
  for (const recordId of indexedIds(plan)) {
    if (toSkip > 0) {
      toSkip--;
      continue;
    }
    if (mayRepeat && seen.has(recordId)) {
      continue;
    }
    if (mayRepeat) {
      seen.add(recordId);
    }
    const stored = collection.get(recordId);
    if (stored) {
      yield stored;
    }
  }
}

/** The first not yet taken document of a source, with the fields that order it. */
interface Head {
  source: Iterator<StoredDocument>;
  stored: StoredDocument | undefined;
  key: Document;
}

/** Several sources, each in this order, as one. A document that several have comes once. */
function* merged(sources: Iterator<StoredDocument>[], sort: Document): Generator<StoredDocument> {
  const order = sortOrder(sort);
  const decodeKey = partialDecoder(Object.keys(sort).map(rootOf));
  const moved = (head: Head): Head => {
    const { value, done } = head.source.next();
    return Object.assign(head, done ? { stored: undefined } : { stored: value, key: decodeKey(value.bytes) });
  };
  let heads = sources.map((source) => moved({ source, stored: undefined, key: {} }));
  const seen = new Set<number>();
  for (;;) {
    heads = heads.filter(({ stored }) => stored);
    if (!heads.length) {
      return;
    }
    const first = heads.reduce((least, head) => (order(head.key, least.key) < 0 ? head : least));
    const { stored } = first;
    moved(first);
    if (stored && !seen.has(stored.recordId)) {
      seen.add(stored.recordId);
      yield stored;
    }
  }
}

function mergedUnion(collection: Collection, union: Plan[], sort: Document): Generator<StoredDocument> {
  const sources = union.map((part) =>
    part.union ? mergedUnion(collection, part.union, sort) : candidates(collection, part),
  );
  return merged(sources, sort);
}

/** The filter as a test of stored documents. */
function matcher({ filter, context, bytesOnly }: Query, plan: Plan): (stored: StoredDocument) => boolean {
  if (plan.isExact) {
    return () => true;
  }
  const matches = compile(filter, context);
  const fields = bytesOnly ? fieldsOf(filter) : undefined;
  if (!fields) {
    return ({ document }) => matches(document);
  }
  const decodePart = partialDecoder(fields);
  return ({ bytes }) => matches(decodePart(bytes));
}

/** Whether as many keys may be passed over as documents are to be skipped. */
const skipsByKeys = ({ isExact, sorted, ranges }: Plan): boolean => Boolean(isExact) && sorted && ranges?.length === 1;

function* inOrder(collection: Collection, query: Query, plan: Plan, skip: number): Generator<StoredDocument> {
  const { sort } = query;
  const matches = matcher(query, plan);
  const ordered = sort && !('$natural' in sort) ? sort : undefined;
  if (plan.sorted || !ordered) {
    const found =
      plan.union && ordered ? mergedUnion(collection, plan.union, ordered) : candidates(collection, plan, skip);
    for (const stored of found) {
      if (matches(stored)) {
        yield stored;
      }
    }
    return;
  }
  const found: StoredDocument[] = [];
  for (const stored of candidates(collection, plan)) {
    if (matches(stored)) {
      found.push(stored);
    }
  }
  const order = sortOrder(ordered);
  yield* found.sort((left, right) => order(left.document, right.document));
}

/** The documents that a query finds, in its order; the position is a key, so concurrent writes are harmless. */
export function* read(collection: Collection, query: Query): Generator<StoredDocument> {
  const plan = planQuery(collection.indexes, query.filter, query.sort, query.hint);
  const { skip = 0 } = query;
  const skippedKeys = skipsByKeys(plan) ? skip : 0;
  let toSkip = skip - skippedKeys;
  let left = query.limit || Number.POSITIVE_INFINITY;
  for (const stored of inOrder(collection, query, plan, skippedKeys)) {
    if (toSkip > 0) {
      toSkip--;
      continue;
    }
    yield stored;
    if (--left <= 0) {
      return;
    }
  }
}

/** How many documents have one of several alternatives whose counts the keys tell: the most frequent one is not read. */
function countUnion(collection: Collection, filter: Document, context?: MatchContext): number | undefined {
  const { $or: alternatives, ...rest } = filter;
  if (!Array.isArray(alternatives) || alternatives.length < 2) {
    return undefined;
  }
  const branches = Object.keys(rest).length ? alternatives.map((branch) => ({ $and: [branch, rest] })) : alternatives;
  const counts = branches.map((branch: Document) => countByKeys(collection.indexes, branch));
  if (counts.includes(undefined)) {
    return undefined;
  }
  const largest = Math.max(...(counts as number[]));
  const most = counts.indexOf(largest);
  const others = branches.filter((_, at) => at !== most);
  return largest + countMatches(collection, { $or: others, $nor: [branches[most]] }, context);
}

/** How many documents a filter finds. */
export function countMatches(collection: Collection, filter: Document, context?: MatchContext): number {
  if (!Object.keys(filter).length) {
    return collection.count;
  }
  const byKeys = countByKeys(collection.indexes, filter) ?? countUnion(collection, filter, context);
  if (byKeys !== undefined) {
    return byKeys;
  }
  let total = 0;
  for (const _stored of read(collection, { filter, context, bytesOnly: true })) {
    total++;
  }
  return total;
}
