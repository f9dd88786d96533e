import type { Value } from './document.js';

/** MongoDB's canonical order of types; the number is also the first byte of an index key. */
export const TypeOrder = {
  minKey: 0x01,
  missing: 0x04,
  null: 0x05,
  number: 0x10,
  string: 0x14,
  object: 0x18,
  array: 0x1c,
  binary: 0x20,
  objectId: 0x24,
  boolean: 0x28,
  date: 0x2c,
  timestamp: 0x30,
  regularExpression: 0x34,
  code: 0x36,
  maxKey: 0xfe,
} as const;

const WRAPPERS: Record<string, number> = {
  ObjectId: TypeOrder.objectId,
  Long: TypeOrder.number,
  Int32: TypeOrder.number,
  Double: TypeOrder.number,
  Decimal128: TypeOrder.number,
  Binary: TypeOrder.binary,
  Timestamp: TypeOrder.timestamp,
  BSONRegExp: TypeOrder.regularExpression,
  BSONSymbol: TypeOrder.string,
  Code: TypeOrder.code,
  MinKey: TypeOrder.minKey,
  MaxKey: TypeOrder.maxKey,
};

function objectOrder(value: Value): number {
  if (value === null) {
    return TypeOrder.null;
  }
  if (Array.isArray(value)) {
    return TypeOrder.array;
  }
  if (value instanceof Date) {
    return TypeOrder.date;
  }
  if (value instanceof RegExp) {
    return TypeOrder.regularExpression;
  }
  return (value._bsontype && WRAPPERS[value._bsontype]) || TypeOrder.object;
}

export function typeOrder(value: Value): number {
  switch (typeof value) {
    case 'undefined':
      return TypeOrder.missing;
    case 'number':
    case 'bigint':
      return TypeOrder.number;
    case 'string':
      return TypeOrder.string;
    case 'boolean':
      return TypeOrder.boolean;
    default:
      return objectOrder(value);
  }
}

export const isNumber = (value: Value): boolean => typeOrder(value) === TypeOrder.number;
export const isRegularExpression = (value: Value): boolean => typeOrder(value) === TypeOrder.regularExpression;
