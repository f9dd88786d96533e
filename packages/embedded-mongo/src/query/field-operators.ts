import { equal } from '../values/compare.js';
import type { Document } from '../values/document.js';
import { badValue, notImplemented } from '../values/errors.js';
import { toNumber } from '../values/numbers.js';
import { typeTest } from '../values/type-names.js';
import { isNumber, isRegularExpression } from '../values/type-order.js';
import { all, elementMatch, size } from './array-operators.js';
import { anyValue, type Field, type FieldOperator, isOperatorDocument, type Predicate } from './field.js';
import { toRegularExpression } from './regular-expression.js';
import { equalityTest, isOrdering, membershipTest, orderingTest } from './value-tests.js';

const negated =
  (operator: FieldOperator): FieldOperator =>
  (field, argument, condition) => {
    const holds = operator({ ...field, onElement: undefined }, argument, condition);
    return (document) => !holds(document);
  };

const equals: FieldOperator = (field, argument) =>
  isRegularExpression(argument)
    ? anyValue(field, (value) => equal(value, argument))
    : anyValue(field, equalityTest(argument));

const notEquals: FieldOperator = (field, argument, condition) => {
  if (isRegularExpression(argument)) {
    throw badValue("Can't have regex as arg to $ne.");
  }
  return negated(equals)(field, argument, condition);
};

const isIn: FieldOperator = (field, argument) => {
  if (!Array.isArray(argument)) {
    throw badValue('$in needs an array');
  }
  if (argument.some(isOperatorDocument)) {
    throw badValue('cannot nest $ under $in');
  }
  return anyValue(field, membershipTest(argument));
};

const exists: FieldOperator = (field, argument) => {
  const holds = anyValue(field, (value) => value !== undefined, true);
  const wanted = isNumber(argument) ? toNumber(argument) !== 0 : Boolean(argument);
  return (document) => holds(document) === wanted;
};

const type: FieldOperator = (field, argument) => {
  const tests = (Array.isArray(argument) ? argument : [argument]).map((name) => {
    const test = typeTest(name);
    if (!test) {
      throw badValue(`Unknown type name alias: ${name}`);
    }
    return test;
  });
  return anyValue(field, (value) => tests.some((test) => test(value)));
};

const modulo: FieldOperator = (field, argument) => {
  if (!Array.isArray(argument) || argument.length !== 2) {
    throw badValue('malformed mod, not enough elements');
  }
  const divisor = Math.trunc(toNumber(argument[0]));
  const remainder = Math.trunc(toNumber(argument[1]));
  if (divisor === 0) {
    throw badValue('divisor cannot be 0');
  }
  return anyValue(field, (value) => isNumber(value) && Math.trunc(toNumber(value)) % divisor === remainder);
};

const pattern: FieldOperator = (field, argument, condition) => {
  if (typeof argument !== 'string' && !isRegularExpression(argument)) {
    throw badValue('$regex has to be a string');
  }
  const expression = toRegularExpression(argument, condition.$options);
  return anyValue(field, (value) => typeof value === 'string' && expression.test(value));
};

const options: FieldOperator = (_field, _argument, condition) => {
  if (!('$regex' in condition)) {
    throw badValue('$options needs a $regex');
  }
  return () => true;
};

const not: FieldOperator = (field, argument) => {
  if (!isRegularExpression(argument) && !isOperatorDocument(argument)) {
    throw badValue('$not needs a regex or a document');
  }
  const holds = field.compileField(field.path, argument);
  return (document) => !holds(document);
};

const OPERATORS: Record<string, FieldOperator> = {
  $eq: equals,
  $ne: notEquals,
  $in: isIn,
  $nin: negated(isIn),
  $exists: exists,
  $type: type,
  $mod: modulo,
  $regex: pattern,
  $options: options,
  $not: not,
  $size: size,
  $all: all,
  $elemMatch: elementMatch,
  $comment: () => () => true,
};
const GEOGRAPHY = ['$geoWithin', '$geoIntersects', '$near', '$nearSphere', '$within', '$geoNear'];

/** One operator of a field's condition as a predicate. */
export function fieldOperator(field: Field, operator: string, condition: Document): Predicate {
  const argument = condition[operator];
  if (isOrdering(operator)) {
    if (isRegularExpression(argument)) {
      throw badValue(`Can't have RegEx as arg to predicate over field '${field.path}'.`);
    }
    return anyValue(field, orderingTest(operator, argument));
  }
  if (GEOGRAPHY.includes(operator)) {
    throw notImplemented(`${operator} is not supported: there are no geospatial queries`);
  }
  const known = Object.hasOwn(OPERATORS, operator) ? OPERATORS[operator] : undefined;
  if (!known) {
    throw badValue(`unknown operator: ${operator}`);
  }
  return known(field, argument, condition);
}
