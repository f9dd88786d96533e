import { sortOrder } from '../query/sort.js';
import { compare } from '../values/compare.js';
import { clone, isDocument, type Value } from '../values/document.js';
import { badValue } from '../values/errors.js';
import { toNumber } from '../values/numbers.js';
import { typeName } from '../values/type-names.js';

/** What `$push` adds, and how. */
export interface Push {
  values: Value[];
  position?: number;
  slice?: number;
  order?: (left: Value, right: Value) => number;
}

const CLAUSES = ['$each', '$position', '$slice', '$sort'];

function elementOrder(sort: Value): Push['order'] {
  if (isDocument(sort)) {
    const order = sortOrder(sort);
    return (left, right) => order(isDocument(left) ? left : {}, isDocument(right) ? right : {});
  }
  const direction = toNumber(sort);
  if (direction !== 1 && direction !== -1) {
    throw badValue('The $sort element value must be either 1 or -1');
  }
  return (left, right) => compare(left, right) * direction;
}

export function readPush(argument: Value): Push {
  if (!isDocument(argument) || !('$each' in argument)) {
    return { values: [argument] };
  }
  const unknown = Object.keys(argument).find((clause) => !CLAUSES.includes(clause));
  if (unknown) {
    throw badValue(`Unrecognized clause in $push: ${unknown}`);
  }
  if (!Array.isArray(argument.$each)) {
    throw badValue(`The argument to $each in $push must be an array but it was of type: ${typeName(argument.$each)}`);
  }
  return {
    values: argument.$each,
    position: argument.$position === undefined ? undefined : toNumber(argument.$position),
    slice: argument.$slice === undefined ? undefined : toNumber(argument.$slice),
    order: argument.$sort === undefined ? undefined : elementOrder(argument.$sort),
  };
}

/** A new array: values inserted at the position, then sorted, then sliced. */
export function pushAll(array: Value[], { values, position, slice, order }: Push): Value[] {
  const result = [...array];
  const at = position === undefined ? result.length : position < 0 ? Math.max(0, result.length + position) : position;
  result.splice(at, 0, ...values.map(clone));
  if (order) {
    result.sort(order);
  }
  if (slice === undefined) {
    return result;
  }
  return slice < 0 ? result.slice(slice) : result.slice(0, slice);
}
