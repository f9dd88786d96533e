import { Decimal128, Long } from 'bson';
import type { Value } from '../values/document.js';
import { badValue } from '../values/errors.js';
import { decimalParts, isInt64, toBigInt, toNumber } from '../values/numbers.js';

const LARGEST_INT64 = 2n ** 63n - 1n;

function decimalArithmetic(left: Value, right: Value, multiply: boolean): Decimal128 {
  const a = decimalParts(left);
  const b = decimalParts(right);
  if (!a || !b) {
    throw badValue('arithmetic on an infinite decimal or NaN is not supported');
  }
  if (multiply) {
    return Decimal128.fromStringWithRounding(`${a.digits * b.digits}E${a.exponent + b.exponent}`);
  }
  const exponent = Math.min(a.exponent, b.exponent);
  const sum = a.digits * 10n ** BigInt(a.exponent - exponent) + b.digits * 10n ** BigInt(b.exponent - exponent);
  return Decimal128.fromStringWithRounding(`${sum}E${exponent}`);
}

/** Sum or product of two BSON numbers: decimals exactly, 64-bit integers refused when they overflow. */
export function arithmetic(left: Value, right: Value, multiply: boolean): Value {
  if (left?._bsontype === 'Decimal128' || right?._bsontype === 'Decimal128') {
    return decimalArithmetic(left, right, multiply);
  }
  const whole = [left, right].every((value) => isInt64(value) || Number.isInteger(value));
  const exactNeeded = isInt64(left) || isInt64(right);
  if (whole && exactNeeded) {
    const result = multiply ? toBigInt(left) * toBigInt(right) : toBigInt(left) + toBigInt(right);
    if (result > LARGEST_INT64 || result < -LARGEST_INT64 - 1n) {
      throw badValue(`Failed to apply $${multiply ? 'mul' : 'inc'} operations to current value`);
    }
    return Long.fromBigInt(result);
  }
  return multiply ? toNumber(left) * toNumber(right) : toNumber(left) + toNumber(right);
}
