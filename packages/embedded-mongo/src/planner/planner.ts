import type { Index } from '../storage/index-definition.js';
import { equal } from '../values/compare.js';
import { type Document, isDocument, type Value } from '../values/document.js';
import { badValue } from '../values/errors.js';
import { toNumber } from '../values/numbers.js';
import { type FieldConditions, fieldConditions } from './conditions.js';
import { indexBounds } from './index-bounds.js';
import { indexOrder } from './index-order.js';
import { areExactKeys } from './key-count.js';
import { impliesPartial } from './partial-index.js';
import { ALL_OF_UNIQUE, type Plan } from './plan.js';
import { planPoint } from './point-plan.js';

const GOOD_ENOUGH_FOR_UNION = 5;
/** The score of an index that only gives the order: all of it may have to be read. */
const ORDER_ALONE = 3;

function hintedIndex(indexes: Index[], hint: Value): Index {
  const found = indexes.find((index) =>
    typeof hint === 'string' ? index.name === hint : equal(index.key, hint) && isDocument(hint),
  );
  if (!found) {
    throw badValue(
      'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
    );
  }
  return found;
}

/** A plan through one index; undefined when the index cannot serve the query. */
function planIndex(index: Index, conditions: FieldConditions, sort: Document, hinted: boolean): Plan | undefined {
  if (index.partial && !impliesPartial(index.partial, conditions)) {
    return undefined;
  }
  const bounds = indexBounds(index, conditions);
  if (index.sparse && !bounds.score && !hinted) {
    return undefined;
  }
  const order = indexOrder(index, bounds, sort);
  const unsorted = !Object.keys(sort).length;
  const forOrder = order && !unsorted ? (bounds.score ? 4 : ORDER_ALONE) : 0;
  const forUnique = index.unique && bounds.pinned === index.fields.length ? ALL_OF_UNIQUE : 0;
  return {
    index,
    ranges: bounds.ranges,
    reverse: order?.reverse ?? false,
    sorted: unsorted || order !== undefined,
    score: bounds.score + forOrder + forUnique + (hinted ? 1 : 0),
  };
}

/** An index whose first field the query does not mention scores nothing, unless it gives an order that is still wanted. */
const isOfNoUse = ({ fields: [first = ''] }: Index, conditions: FieldConditions) => !conditions.has(first);

/** The filter with the conditions of its `$and` at the top, unless two of them have the same name. */
function withoutAnd(filter: Document): Document {
  if (!Array.isArray(filter.$and) || !filter.$and.every(isDocument)) {
    return filter;
  }
  const { $and: nested, ...rest } = filter;
  const conditions = [rest, ...nested.map(withoutAnd)].flatMap((part) => Object.entries(part));
  const names = new Set(conditions.map(([name]) => name));
  return names.size < conditions.length ? filter : Object.fromEntries(conditions);
}

const servesUnion = (plan: Plan): boolean =>
  Boolean(plan.union) || (plan.index !== undefined && plan.score >= GOOD_ENOUGH_FOR_UNION);

/** Each alternative in the wanted order, where an index gives it to all of them; else in any order. */
function planUnion(indexes: Index[], filter: Document, sort: Document): Plan | undefined {
  if (!Array.isArray(filter.$or) || !filter.$or.every(isDocument)) {
    return undefined;
  }
  const { $or: branches, ...rest } = filter;
  const plansIn = (order: Document) => branches.map((one: Document) => planQuery(indexes, { ...rest, ...one }, order));
  const inOrder: Plan[] = plansIn(sort);
  const sorted = inOrder.every((plan) => plan.sorted && servesUnion(plan));
  const union: Plan[] = sorted ? inOrder : plansIn({});
  const score = Math.min(...union.map((plan) => plan.score));
  return union.every(servesUnion) ? { union, sorted, reverse: false, score } : undefined;
}

/** The cheapest way to read what a filter may match. Throws when the hint names no index. */
export function planQuery(indexes: Index[], filter: Document, sort: Document = {}, hint?: Value): Plan {
  const natural = sort.$natural ?? (isDocument(hint) ? hint.$natural : undefined);
  if (natural !== undefined) {
    return { sorted: true, reverse: toNumber(natural) < 0, score: 0 };
  }
  const hinted = typeof hint === 'string' || (isDocument(hint) && Object.keys(hint).length > 0);
  const point = hinted || Object.keys(sort).length ? undefined : planPoint(indexes, filter);
  if (point) {
    return point;
  }
  const candidates = hinted ? [hintedIndex(indexes, hint)] : indexes;
  const conditions = fieldConditions(filter);
  let best: Plan = { sorted: !Object.keys(sort).length, reverse: false, score: 0 };
  for (const index of candidates) {
    if (!hinted && best.sorted && isOfNoUse(index, conditions)) {
      continue;
    }
    const plan = planIndex(index, conditions, sort, hinted);
    if (plan && plan.score > best.score) {
      best = plan;
    }
  }
  const union = hinted || best.score >= ALL_OF_UNIQUE ? undefined : planUnion(indexes, withoutAnd(filter), sort);
  if (union && (best.score <= ORDER_ALONE || (union.sorted && union.score > best.score))) {
    return union;
  }
  return best.index ? { ...best, isExact: areExactKeys(best.index, filter) } : best;
}
