import { evalExpr } from 'mingo/core';
import { $avg, $push, $sum } from 'mingo/operators/accumulator';
import { compare } from '../values/compare.js';
import type { Value } from '../values/document.js';
import { notImplemented } from '../values/errors.js';
import { dateTrunc } from './date-trunc.js';

type Expression = (document: Value, expression: Value, options: Value) => Value;

// mingo compares ObjectIds as text and sorts arrays before comparing; these comparisons follow BSON order.
const comparison =
  (holds: (order: number) => Value): Expression =>
  (document, expression, options) => {
    const [left, right] = evalExpr(document, expression, options) as Value[];
    return holds(compare(left, right));
  };

export const exactExpressions: Record<string, Expression> = {
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $cmp: comparison(Math.sign),
  $dateTrunc: dateTrunc,
};

// mingo counts a Decimal128 as 0: a silently wrong total.
const refusingDecimals =
  (accumulate: Expression): Expression =>
  (collection, expression, options) => {
    const values =
      Array.isArray(collection) && typeof expression !== 'number' ? $push(collection, expression, options) : [];
    if (values.some((value: Value) => value?._bsontype === 'Decimal128')) {
      throw notImplemented('$sum and $avg of Decimal128 are not supported');
    }
    return accumulate(collection, expression, options);
  };

const extreme =
  (direction: number): Expression =>
  (collection, expression, options) => {
    const values = $push(collection, expression, options).filter(
      (value: Value) => value !== null && value !== undefined,
    );
    return values.length
      ? values.reduce((best: Value, value: Value) => (compare(value, best) * direction > 0 ? value : best))
      : null;
  };

export const exactAccumulators: Record<string, Expression> = {
  $sum: refusingDecimals($sum as Expression),
  $avg: refusingDecimals($avg as Expression),
  $min: extreme(-1),
  $max: extreme(1),
};
