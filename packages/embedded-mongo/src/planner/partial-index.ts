import { isOperatorDocument } from '../query/field.js';
import { compile } from '../query/matcher.js';
import { compare } from '../values/compare.js';
import type { Document, Value } from '../values/document.js';
import { typeOrder } from '../values/type-order.js';
import type { Conditions, FieldConditions } from './conditions.js';

/** Whether a bound of the query lies within a bound of the index. */
function boundImplies(operator: string, limit: Value, { $gt, $gte, $lt, $lte }: Conditions): boolean {
  const lower = operator.startsWith('$g');
  const direction = lower ? 1 : -1;
  const [strict, inclusive] = lower ? [$gt, $gte] : [$lt, $lte];
  const within = (bound: Value, mayTouch: boolean) => {
    if (bound === undefined || typeOrder(bound) !== typeOrder(limit)) {
      return false;
    }
    const distance = compare(bound, limit) * direction;
    return distance > 0 || (mayTouch && distance === 0);
  };
  return within(strict, true) || within(inclusive, operator.endsWith('e'));
}

const demandsValue = (conditions: Conditions) =>
  conditions.exists === true ||
  conditions.prefix !== undefined ||
  [conditions.$gt, conditions.$gte, conditions.$lt, conditions.$lte].some((bound) => bound !== undefined);

function operatorImplied(operator: string, argument: Value, conditions: Conditions): boolean {
  const values = conditions.equals;
  if (operator === '$exists') {
    return Boolean(argument) && (values ? values.every((value) => value !== null) : demandsValue(conditions));
  }
  if (values) {
    const holds = compile({ field: { [operator]: argument } });
    // Equality with an array may match an element: it implies nothing for the field itself.
    return values.every((value) => !Array.isArray(value) && holds({ field: value }));
  }
  return /^\$[gl]te?$/.test(operator) && boundImplies(operator, argument, conditions);
}

/** Whether every document the query can match is in the partial index. */
export function impliesPartial(partial: Document, conditions: FieldConditions): boolean {
  return Object.keys(partial).every((name) => {
    const wanted = partial[name];
    if (name === '$and') {
      return wanted.every((part: Document) => impliesPartial(part, conditions));
    }
    const field = conditions.get(name);
    if (name.startsWith('$') || !field) {
      return false;
    }
    const operators: Document = isOperatorDocument(wanted) ? wanted : { $eq: wanted };
    return Object.keys(operators).every((operator) => operatorImplied(operator, operators[operator], field));
  });
}
