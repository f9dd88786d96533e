import type { Binary } from 'bson';
import type { Document, Value } from './document.js';
import { compareNumbers } from './numbers.js';
import { TypeOrder, typeOrder } from './type-order.js';

export const bytesOf = (value: Binary): Uint8Array => value.buffer.subarray(0, value.position);

export const patternOf = (value: Value): [source: string, flags: string] =>
  value instanceof RegExp ? [value.source, value.flags] : [value.pattern, value.options];

const SURROGATE = /[\ud800-\udfff]/;

/** Strings are ordered by their UTF-8 bytes, which differs from UTF-16 order beyond the basic plane. */
function compareStrings(left: string, right: string): number {
  if (left === right) {
    return 0;
  }
  if (SURROGATE.test(left) || SURROGATE.test(right)) {
    return Buffer.compare(Buffer.from(left), Buffer.from(right));
  }
  return left < right ? -1 : 1;
}

function compareDocuments(left: Document, right: Document): number {
  const deletedFields = Object.entries(left);
  const rightFields = Object.entries(right);
  for (const [i, [name, value]] of deletedFields.entries()) {
    const other = rightFields[i];
    if (!other) {
      break;
    }
    const order = typeOrder(value) - typeOrder(other[1]) || compareStrings(name, other[0]) || compare(value, other[1]);
    if (order) {
      return order;
    }
  }
  return deletedFields.length - rightFields.length;
}

function compareArrays(left: Value[], right: Value[]): number {
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const order = compare(left[i], right[i]);
    if (order) {
      return order;
    }
  }
  return left.length - right.length;
}

function compareBinaries(left: Binary, right: Binary): number {
  const a = bytesOf(left);
  const b = bytesOf(right);
  return a.length - b.length || left.sub_type - right.sub_type || Buffer.compare(a, b);
}

function comparePatterns(left: Value, right: Value): number {
  const [leftSource, leftFlags] = patternOf(left);
  const [rightSource, rightFlags] = patternOf(right);
  return compareStrings(leftSource, rightSource) || compareStrings(leftFlags, rightFlags);
}

const COMPARERS: Record<number, (left: Value, right: Value) => number> = {
  [TypeOrder.number]: compareNumbers,
  [TypeOrder.string]: (left, right) => compareStrings(String(left), String(right)),
  [TypeOrder.object]: compareDocuments,
  [TypeOrder.array]: compareArrays,
  [TypeOrder.binary]: compareBinaries,
  [TypeOrder.objectId]: (left, right) => Buffer.compare(left.id, right.id),
  [TypeOrder.boolean]: (left, right) => Number(left) - Number(right),
  [TypeOrder.date]: (left, right) => left.getTime() - right.getTime(),
  [TypeOrder.timestamp]: (left, right) => left.compare(right),
  [TypeOrder.regularExpression]: comparePatterns,
  [TypeOrder.code]: (left, right) => compareStrings(left.code, right.code),
};

/** Negative, zero or positive, in MongoDB's order of BSON values. */
export function compare(left: Value, right: Value): number {
  if (left === right) {
    return 0;
  }
  const order = typeOrder(left);
  const other = typeOrder(right);
  if (order !== other) {
    return order - other;
  }
  return COMPARERS[order]?.(left, right) ?? 0;
}

export const equal = (left: Value, right: Value): boolean => compare(left, right) === 0;
