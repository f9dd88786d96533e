import { compile, type MatchContext } from '../query/matcher.js';
import { sortOrder } from '../query/sort.js';
import type { Collection } from '../storage/collection.js';
import { recordIdOf } from '../storage/record-id.js';
import type { StoredDocument } from '../storage/stored-document.js';
import type { Document, Value } from '../values/document.js';
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

function* candidates(collection: Collection, plan: Plan): Generator<StoredDocument> {
  if (!plan.index && !plan.union) {
    yield* collection.scan(plan.reverse);
    return;
  }
  const mayRepeat = plan.union || plan.index?.multikey || (plan.ranges?.length ?? 0) > 1;
  const seen = new Set<number>();
  for (const recordId of indexedIds(plan)) {
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

function* inOrder(collection: Collection, query: Query): Generator<StoredDocument> {
  const { filter, sort, hint } = query;
  const plan = planQuery(collection.indexes, filter, sort, hint);
  const matches = matcher(query, plan);
  const order = sort && !('$natural' in sort) ? sortOrder(sort) : undefined;
  if (plan.sorted || !order) {
    for (const stored of candidates(collection, plan)) {
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
  yield* found.sort((left, right) => order(left.document, right.document));
}

/** The documents that a query finds, in its order; the position is a key, so concurrent writes are harmless. */
export function* read(collection: Collection, query: Query): Generator<StoredDocument> {
  let toSkip = query.skip ?? 0;
  let left = query.limit || Number.POSITIVE_INFINITY;
  for (const stored of inOrder(collection, query)) {
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

/** How many documents a filter finds. */
export function countMatches(collection: Collection, filter: Document, context?: MatchContext): number {
  if (!Object.keys(filter).length) {
    return collection.count;
  }
  const byKeys = countByKeys(collection.indexes, filter);
  if (byKeys !== undefined) {
    return byKeys;
  }
  let total = 0;
  for (const _stored of read(collection, { filter, context, bytesOnly: true })) {
    total++;
  }
  return total;
}
