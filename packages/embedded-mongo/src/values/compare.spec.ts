import { Binary, Decimal128, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import fc from 'fast-check';
import { announceSeed, isLong } from '../testing/random.js';
import { compare } from './compare.js';
import type { Value } from './document.js';
import { encodeKey } from './key-encoding.js';

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.integer(),
  fc.integer({ min: -3, max: 3 }),
  fc.double(),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value) => Long.fromBigInt(value)),
  fc.bigInt({ min: 2n ** 53n, max: 2n ** 53n + 4n }).map((value) => Long.fromBigInt(value)),
  fc.constantFrom(2 ** 53, 2 ** 53 + 2, 2 ** 60, 0, -0, Number.NaN, Infinity, -Infinity),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', 'a', 'a\0', 'a\0b', 'ab', 'é', '\u{10000}', '\uffff'),
  fc.boolean(),
  fc.constant(null),
  fc.date({ noInvalidDate: true }),
  bytes(12).map((id) => new ObjectId(id)),
  fc.uint8Array({ maxLength: 4 }).map((content) => new Binary(Buffer.from(content))),
  fc.tuple(fc.nat(5), fc.nat(5)).map(([high, low]) => Timestamp.fromBits(low, high)),
  fc.constantFrom(/a/, /a/i, /b/, new MinKey(), new MaxKey()),
);

const value: fc.Arbitrary<Value> = fc.letrec<{ any: Value }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'a\0', '__proto__'), tie('any'), { maxKeys: 3 }),
  ),
})).any;

const seed = announceSeed('order of values and keys');
const runs = { seed, numRuns: isLong ? 100_000 : 4000 };
const sign = (order: number) => Math.sign(order) + 0;

describe('the order of values', () => {
  it('is antisymmetric', () => {
    fc.assert(
      fc.property(value, value, (a, b) => sign(compare(a, b)) + sign(compare(b, a)) === 0),
      runs,
    );
  });

  it('is transitive', () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 3, maxLength: 6 }), (values) => {
        const sorted = [...values].sort(compare);
        return sorted.every((earlier, i) => sorted.slice(i).every((later) => compare(earlier, later) <= 0));
      }),
      runs,
    );
  });

  it('is the order of the encoded keys, ascending and descending', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        const expected = sign(compare(a, b));
        expect(sign(Buffer.compare(encodeKey([a], [1]), encodeKey([b], [1])))).toBe(expected);
        expect(sign(Buffer.compare(encodeKey([a], [-1]), encodeKey([b], [-1])))).toBe(0 - expected + 0);
      }),
      runs,
    );
  });

  it('is preserved field by field in a compound key', () => {
    fc.assert(
      fc.property(value, value, value, value, (a, b, c, d) => {
        const expected = sign(compare(a, c)) || -sign(compare(b, d)) + 0;
        expect(sign(Buffer.compare(encodeKey([a, b], [1, -1]), encodeKey([c, d], [1, -1])))).toBe(expected);
      }),
      runs,
    );
  });

  it('distinguishes decimals that share a double, although their keys are equal', () => {
    const a = Decimal128.fromString('0.1');
    const b = Decimal128.fromString('0.10000000000000000000001');
    expect(compare(a, b)).toBeLessThan(0);
    expect(encodeKey([a], [1])).toEqual(encodeKey([b], [1]));
  });
});
