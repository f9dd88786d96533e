import { isDocument, type Value } from '../values/document.js';
import { badValue } from '../values/errors.js';
import { toNumber } from '../values/numbers.js';
import { isNumber } from '../values/type-order.js';
import { anyValue, type Field, type FieldOperator, isOperatorDocument, type Predicate } from './field.js';
import { reaches } from './path.js';
import { equalityTest } from './value-tests.js';

const LOGICAL = ['$and', '$or', '$nor', '$expr', '$where'];

/** `$size`: the array itself, never an array inside it. */
export const size: FieldOperator = (field, argument) => {
  if (!isNumber(argument)) {
    throw badValue('Failed to parse $size. Expected a number');
  }
  const wanted = toNumber(argument);
  return anyValue(field, (value) => Array.isArray(value) && value.length === wanted, true);
};

export const all: FieldOperator = (field, argument) => {
  if (!Array.isArray(argument)) {
    throw badValue('$all needs an array');
  }
  const predicates = argument.map((wanted) =>
    isDocument(wanted) && '$elemMatch' in wanted
      ? elementMatch(field, wanted.$elemMatch, wanted)
      : anyValue(field, equalityTest(wanted)),
  );
  return (document) => predicates.length > 0 && predicates.every((holds) => holds(document));
};

/** A predicate over one array element, from conditions on the element itself or on its fields. */
function elementPredicate(argument: Value, field: Field): Predicate {
  const [first = ''] = Object.keys(argument);
  if (isOperatorDocument(argument) && !LOGICAL.includes(first)) {
    const holds = field.compileField('element', argument);
    // Wrapped, so that an array inside the array is compared whole.
    return (element) => holds({ element: Array.isArray(element) ? [element] : element });
  }
  const holds = field.compileFilter(argument);
  return (element) => (isDocument(element) || Array.isArray(element)) && holds(element);
}

/** `$elemMatch`: one and the same element meets all conditions. */
export const elementMatch: FieldOperator = (field, argument) => {
  if (!isDocument(argument)) {
    throw badValue('$elemMatch needs an Object');
  }
  const holds = elementPredicate(argument, field);
  const test = (value: Value) => {
    const position = Array.isArray(value) ? value.findIndex(holds) : -1;
    if (position >= 0) {
      field.onElement?.(position);
    }
    return position >= 0;
  };
  return (document) => reaches(document, 0, { parts: field.parts, test, whole: true });
};
