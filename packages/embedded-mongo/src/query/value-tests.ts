import { compare, equal } from '../values/compare.js';
import type { Value } from '../values/document.js';
import { toNumber } from '../values/numbers.js';
import { isNumber, isRegularExpression, TypeOrder, typeOrder } from '../values/type-order.js';
import type { Test } from './path.js';
import { toRegularExpression } from './regular-expression.js';

const isNullish = (value: Value) => value === null || value === undefined;
const isNaNValue = (value: Value) => isNumber(value) && Number.isNaN(toNumber(value));

/** Equality with one value; null also matches what is missing, a pattern also matches strings. */
export function equalityTest(wanted: Value): Test {
  if (isNullish(wanted)) {
    return isNullish;
  }
  if (isRegularExpression(wanted)) {
    const expression = toRegularExpression(wanted);
    return (value) => (typeof value === 'string' ? expression.test(value) : equal(value, wanted));
  }
  if (typeof wanted === 'string' || typeof wanted === 'boolean') {
    return (value) => value === wanted;
  }
  return (value) => equal(value, wanted);
}

const ORDERINGS = {
  $gt: (order: number) => order > 0,
  $gte: (order: number) => order >= 0,
  $lt: (order: number) => order < 0,
  $lte: (order: number) => order <= 0,
};
export type Ordering = keyof typeof ORDERINGS;
export const isOrdering = (operator: string): operator is Ordering => Object.hasOwn(ORDERINGS, operator);

/** `$gt`, `$gte`, `$lt`, `$lte`: only values of the argument's own type compare. */
export function orderingTest(operator: Ordering, limit: Value): Test {
  const order = typeOrder(limit);
  const holds = ORDERINGS[operator];
  const inclusive = operator.endsWith('e');
  if (order === TypeOrder.null) {
    return inclusive ? isNullish : () => false;
  }
  if (isNaNValue(limit)) {
    return inclusive ? isNaNValue : () => false;
  }
  const anyType = order === TypeOrder.minKey || order === TypeOrder.maxKey;
  return (value) => (anyType || typeOrder(value) === order) && !isNaNValue(value) && holds(compare(value, limit));
}

/** `$in`: scalars through a set, the rest one by one. */
export function membershipTest(wanted: Value[]): Test {
  const scalars = new Set<Value>();
  const tests: Test[] = [];
  for (const value of wanted) {
    if (typeof value === 'string' || typeof value === 'boolean') {
      scalars.add(value);
    } else if (value?._bsontype === 'ObjectId') {
      scalars.add(`ObjectId ${value.toHexString()}`);
    } else {
      tests.push(equalityTest(value));
    }
  }
  return (value) => {
    const key = value?._bsontype === 'ObjectId' ? `ObjectId ${value.toHexString()}` : value;
    const known = key === value ? scalars.has(value) : typeof value !== 'string' && scalars.has(key);
    return known || tests.some((test) => test(value));
  };
}
