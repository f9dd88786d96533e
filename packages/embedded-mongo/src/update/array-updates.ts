import { isOperatorDocument, type Predicate } from '../query/field.js';
import { compile, type MatchContext } from '../query/matcher.js';
import { equal } from '../values/compare.js';
import { clone, isDocument, type Value } from '../values/document.js';
import { badValue, typeMismatch } from '../values/errors.js';
import { toNumber } from '../values/numbers.js';
import { typeName } from '../values/type-names.js';
import { isRegularExpression } from '../values/type-order.js';
import type { UpdateOperator } from './field-updates.js';
import { pushAll, readPush } from './push.js';
import type { Slot } from './update-target.js';

const push: UpdateOperator = (target, path, argument) => {
  const specification = readPush(argument);
  for (const slot of target.slots(path, true)) {
    const array = slot.value ?? [];
    if (!Array.isArray(array)) {
      const type = typeName(array);
      const id = JSON.stringify(target.document._id);
      throw badValue(`The field '${path}' must be an array but is of type ${type} in document {_id: ${id}}`);
    }
    slot.value = pushAll(array, specification);
  }
};

const addToSet: UpdateOperator = (target, path, argument) => {
  const each = isDocument(argument) && '$each' in argument;
  const added: Value = each ? argument.$each : [argument];
  if (!Array.isArray(added)) {
    throw typeMismatch(`The argument to $each in $addToSet must be an array but it was of type ${typeName(added)}`);
  }
  for (const slot of target.slots(path, true)) {
    const array = slot.value ?? [];
    if (!Array.isArray(array)) {
      throw badValue(
        `Cannot apply $addToSet to non-array field. Field named '${slot.name}' has non-array type ${typeName(array)}`,
      );
    }
    const result = [...array];
    for (const value of added) {
      if (!result.some((present) => equal(present, value))) {
        result.push(clone(value));
      }
    }
    slot.value = result;
  }
};

function existingArray(slot: Slot, operator: string): Value[] | undefined {
  const { value } = slot;
  if (value !== undefined && !Array.isArray(value)) {
    throw badValue(`Cannot apply ${operator} to a non-array value`);
  }
  return value;
}

const LOGICAL = ['$and', '$or', '$nor'];

/** Whether `$pull` removes an element: by conditions on it, on its fields, or by equality. */
function pullTest(condition: Value, context: MatchContext): Predicate {
  const logical = isDocument(condition) && LOGICAL.some((operator) => operator in condition);
  const onFields = isDocument(condition) && (logical || !isOperatorDocument(condition));
  if (onFields) {
    const holds = compile(condition, context);
    return (element) => isDocument(element) && holds(element);
  }
  if (isOperatorDocument(condition) || isRegularExpression(condition)) {
    const holds = compile({ element: condition }, context);
    return (element) => holds({ element: Array.isArray(element) ? [element] : element });
  }
  return (element) => equal(element, condition);
}

const pull: UpdateOperator = (target, path, argument) => {
  const taken = pullTest(argument, target.context.match);
  for (const slot of target.slots(path, false)) {
    const array = existingArray(slot, '$pull');
    if (array?.some(taken)) {
      slot.value = array.filter((element) => !taken(element));
    }
  }
};

const pullAll: UpdateOperator = (target, path, argument) => {
  if (!Array.isArray(argument)) {
    throw badValue(`$pullAll requires an array argument but was given a ${typeName(argument)}`);
  }
  for (const slot of target.slots(path, false)) {
    const array = existingArray(slot, '$pullAll');
    if (array) {
      slot.value = array.filter((element) => !argument.some((taken: Value) => equal(element, taken)));
    }
  }
};

const pop: UpdateOperator = (target, path, argument) => {
  for (const slot of target.slots(path, false)) {
    const array = existingArray(slot, '$pop');
    if (array) {
      slot.value = toNumber(argument) < 0 ? array.slice(1) : array.slice(0, -1);
    }
  }
};

export const ARRAY_OPERATORS: Record<string, UpdateOperator> = {
  $push: push,
  $addToSet: addToSet,
  $pull: pull,
  $pullAll: pullAll,
  $pop: pop,
};
