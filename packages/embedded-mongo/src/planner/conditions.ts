import { isOperatorDocument } from '../query/field.js';
import { literalPrefix, toRegularExpression } from '../query/regular-expression.js';
import { isOrdering } from '../query/value-tests.js';
import { type Document, isDocument, type Value } from '../values/document.js';
import { isRegularExpression } from '../values/type-order.js';

/** Necessary conditions of a filter on one field; a document that fails one cannot match. */
export interface Conditions {
  /** The field is one of these. */
  equals?: Value[];
  $gt?: Value;
  $gte?: Value;
  $lt?: Value;
  $lte?: Value;
  /** The field is a text that begins with this. */
  prefix?: string;
  exists?: boolean;
}
export type FieldConditions = Map<string, Conditions>;

const MANY = 1000;

function addOperator(conditions: Conditions, operator: string, condition: Document): void {
  const argument = condition[operator];
  if (operator === '$eq' && !isRegularExpression(argument)) {
    conditions.equals ??= [argument];
  } else if (operator === '$in') {
    if (Array.isArray(argument) && argument.length <= MANY && !argument.some(isRegularExpression)) {
      conditions.equals ??= argument;
    }
  } else if (isOrdering(operator)) {
    if (argument !== null && argument !== undefined) {
      conditions[operator] ??= argument;
    }
  } else if (operator === '$exists') {
    conditions.exists = Boolean(argument);
  } else if (operator === '$regex') {
    conditions.prefix ??= literalPrefix(toRegularExpression(argument, condition.$options));
  }
}

/** Extracts the conditions that the planner can use: those at the top level and in `$and`. */
export function fieldConditions(filter: Document, found: FieldConditions = new Map()): FieldConditions {
  for (const name of Object.keys(filter)) {
    const condition = filter[name];
    if (name === '$and' && Array.isArray(condition)) {
      for (const part of condition.filter(isDocument)) {
        fieldConditions(part, found);
      }
    }
    if (name.startsWith('$')) {
      continue;
    }
    const conditions = found.get(name) ?? {};
    found.set(name, conditions);
    if (isRegularExpression(condition)) {
      conditions.prefix ??= literalPrefix(toRegularExpression(condition));
    } else if (isOperatorDocument(condition)) {
      for (const operator of Object.keys(condition)) {
        addOperator(conditions, operator, condition);
      }
    } else if (condition !== undefined) {
      conditions.equals ??= [condition];
    }
  }
  return found;
}
