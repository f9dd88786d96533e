import { Long, Timestamp } from 'bson';
import { compare } from '../values/compare.js';
import { clone, isDocument, type Value } from '../values/document.js';
import { badValue, typeMismatch } from '../values/errors.js';
import { isInt64 } from '../values/numbers.js';
import { typeName } from '../values/type-names.js';
import { isNumber } from '../values/type-order.js';
import { arithmetic } from './arithmetic.js';
import type { UpdateTarget } from './update-target.js';

/** Applies one operator to one path. */
export type UpdateOperator = (target: UpdateTarget, path: string, argument: Value) => void;

const set: UpdateOperator = (target, path, argument) => {
  for (const slot of target.slots(path, true)) {
    slot.value = clone(argument);
  }
};

const setOnInsert: UpdateOperator = (target, path, argument) => {
  if (target.context.inserting) {
    set(target, path, argument);
  }
};

const unset: UpdateOperator = (target, path) => {
  for (const slot of target.slots(path, false)) {
    slot.remove();
  }
};

const calculate =
  (operator: '$inc' | '$mul'): UpdateOperator =>
  (target, path, argument) => {
    const multiply = operator === '$mul';
    if (!isNumber(argument)) {
      const verb = multiply ? 'multiply' : 'increment';
      throw typeMismatch(`Cannot ${verb} with non-numeric argument: {${path}: ${JSON.stringify(argument)}}`);
    }
    for (const slot of target.slots(path, true)) {
      const { value } = slot;
      if (value === undefined) {
        slot.value = !multiply ? argument : isInt64(argument) ? Long.ZERO : 0;
        continue;
      }
      if (!isNumber(value)) {
        const where = `{_id: ${JSON.stringify(target.document._id)}} has the field '${slot.name}'`;
        throw typeMismatch(
          `Cannot apply ${operator} to a value of non-numeric type. ${where} of non-numeric type ${typeName(value)}`,
        );
      }
      slot.value = arithmetic(value, argument, multiply);
    }
  };

const extreme =
  (direction: number): UpdateOperator =>
  (target, path, argument) => {
    for (const slot of target.slots(path, true)) {
      if (slot.value === undefined || compare(argument, slot.value) * direction > 0) {
        slot.value = clone(argument);
      }
    }
  };

const currentDate: UpdateOperator = (target, path, argument) => {
  const { now } = target.context;
  const asTimestamp = isDocument(argument) && argument.$type === 'timestamp';
  for (const slot of target.slots(path, true)) {
    slot.value = asTimestamp ? Timestamp.fromBits(1, Math.floor(now.getTime() / 1000)) : new Date(now);
  }
};

const rename: UpdateOperator = (target, path, argument) => {
  if (typeof argument !== 'string' || argument === path) {
    throw badValue(`The source and target field for $rename must be two different paths: ${path}: ${argument}`);
  }
  const [source] = target.slots(path, false);
  const value = source?.value;
  if (!source || value === undefined) {
    return;
  }
  source.remove();
  for (const slot of target.slots(argument, true)) {
    slot.value = value;
  }
};

export const FIELD_OPERATORS: Record<string, UpdateOperator> = {
  $set: set,
  $setOnInsert: setOnInsert,
  $unset: unset,
  $inc: calculate('$inc'),
  $mul: calculate('$mul'),
  $min: extreme(-1),
  $max: extreme(1),
  $currentDate: currentDate,
  $rename: rename,
};
