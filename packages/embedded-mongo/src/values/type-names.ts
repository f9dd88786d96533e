import type { Value } from './document.js';
import { isDocument } from './document.js';
import { toNumber } from './numbers.js';
import { isNumber, isRegularExpression } from './type-order.js';

const isInt32 = (value: Value) => typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= 2 ** 31;
const isLargeWhole = (value: Value) =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) > 2 ** 31;
const wrapped = (name: string) => (value: Value) => value?._bsontype === name;

interface BsonType {
  name: string;
  code: number;
  test: (value: Value) => boolean;
}

// A whole number beyond 32 bits is both: the driver's numbers do not say whether they came as double or long.
const TYPES: BsonType[] = [
  { name: 'int', code: 16, test: isInt32 },
  { name: 'double', code: 1, test: (v) => wrapped('Double')(v) || (typeof v === 'number' && !isInt32(v)) },
  { name: 'string', code: 2, test: (v) => typeof v === 'string' },
  { name: 'array', code: 4, test: Array.isArray },
  { name: 'object', code: 3, test: isDocument },
  { name: 'binData', code: 5, test: wrapped('Binary') },
  { name: 'objectId', code: 7, test: wrapped('ObjectId') },
  { name: 'bool', code: 8, test: (v) => typeof v === 'boolean' },
  { name: 'date', code: 9, test: (v) => v instanceof Date },
  { name: 'null', code: 10, test: (v) => v === null },
  { name: 'regex', code: 11, test: isRegularExpression },
  { name: 'javascript', code: 13, test: wrapped('Code') },
  { name: 'timestamp', code: 17, test: wrapped('Timestamp') },
  { name: 'long', code: 18, test: (v) => wrapped('Long')(v) || isLargeWhole(v) },
  { name: 'decimal', code: 19, test: wrapped('Decimal128') },
  { name: 'minKey', code: -1, test: wrapped('MinKey') },
  { name: 'maxKey', code: 127, test: wrapped('MaxKey') },
];

/** MongoDB's name of the type of a value. */
export function typeName(value: Value): string {
  return TYPES.find((type) => type.test(value))?.name ?? 'missing';
}

/** The test behind `$type`, for a name or a number; undefined for an unknown type. */
export function typeTest(type: Value): ((value: Value) => boolean) | undefined {
  if (type === 'number') {
    return isNumber;
  }
  const code = typeof type === 'string' ? undefined : toNumber(type);
  return TYPES.find((known) => known.name === type || known.code === code)?.test;
}
