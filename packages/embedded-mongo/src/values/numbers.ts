import type { Value } from './document.js';

/** The nearest double of any BSON number. */
export function toNumber(value: Value): number {
  if (typeof value === 'number') {
    return value;
  }
  if (typeof value === 'bigint') {
    return Number(value);
  }
  if (value?._bsontype === 'Decimal128') {
    return Number(value.toString());
  }
  return typeof value?.toNumber === 'function' ? value.toNumber() : Number(value?.valueOf());
}

export const isInt64 = (value: Value): boolean => typeof value === 'bigint' || value?._bsontype === 'Long';

export function toBigInt(value: Value): bigint {
  if (typeof value === 'bigint') {
    return value;
  }
  return value?._bsontype === 'Long' ? value.toBigInt() : BigInt(toNumber(value));
}

/** A finite decimal as digits × 10^exponent; undefined for NaN and the infinities. */
export function decimalParts(value: Value): { digits: bigint; exponent: number } | undefined {
  const text = value?._bsontype === 'Decimal128' ? value.toString() : String(toNumber(value));
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/i.exec(text);
  if (!match) {
    return undefined;
  }
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  return { digits: BigInt(sign + whole + fraction), exponent: Number(exponent) - fraction.length };
}

function compareDecimals(left: Value, right: Value): number {
  const a = decimalParts(left);
  const b = decimalParts(right);
  if (!a || !b) {
    return 0;
  }
  const exponent = Math.min(a.exponent, b.exponent);
  const x = a.digits * 10n ** BigInt(a.exponent - exponent);
  const y = b.digits * 10n ** BigInt(b.exponent - exponent);
  return x < y ? -1 : x > y ? 1 : 0;
}

function compareDoubles(left: number, right: number): number {
  if (left === right) {
    return 0;
  }
  if (Number.isNaN(left)) {
    return Number.isNaN(right) ? 0 : -1;
  }
  return Number.isNaN(right) || left > right ? 1 : -1;
}

/** Orders two BSON numbers by value, exactly for 64-bit integers; NaN is the smallest. */
export function compareNumbers(left: Value, right: Value): number {
  if (typeof left === 'number' && typeof right === 'number') {
    return compareDoubles(left, right);
  }
  const bothWhole = (isInt64(left) || Number.isInteger(left)) && (isInt64(right) || Number.isInteger(right));
  if (bothWhole) {
    const x = toBigInt(left);
    const y = toBigInt(right);
    return x < y ? -1 : x > y ? 1 : 0;
  }
  const byDouble = compareDoubles(toNumber(left), toNumber(right));
  if (byDouble === 0 && left?._bsontype === 'Decimal128' && right?._bsontype === 'Decimal128') {
    return compareDecimals(left, right);
  }
  return byDouble;
}
