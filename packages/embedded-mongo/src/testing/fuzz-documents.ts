import { Binary, Decimal128, Long, ObjectId } from 'bson';
import type { Document, Value } from '../values/document.js';
import type { Random } from './random.js';

const FIELDS = ['a', 'b', 'c', 'n.p', 'n.q'];
const IDS = Array.from({ length: 5 }, (_, i) => new ObjectId(`00000000000000000000000${i}`));

export const FUZZ_INDEXES = [
  { key: { a: 1 }, name: 'a' },
  { key: { b: -1, a: 1 }, name: 'ba' },
  { key: { 'n.p': 1, c: -1 }, name: 'np' },
  { key: { c: 1 }, name: 'c', sparse: true },
  { key: { a: 1, b: 1 }, name: 'part', partialFilterExpression: { b: { $gte: 1 } } },
  { key: { 'n.q': -1 }, name: 'nq' },
];

/** Documents, filters and sorts made of few values, so that queries find something and collide often. */
export function fuzzSource(random: Random) {
  const scalar = (): Value =>
    random.pick<Value>([
      1,
      2,
      3,
      2.5,
      -1,
      0,
      'a',
      'b',
      'ab',
      '',
      null,
      true,
      false,
      new Date(1000 * random.below(4)),
      random.pick(IDS),
      Decimal128.fromString('2.5'),
      Long.fromBigInt(2n ** 60n),
      Long.fromBigInt(2n ** 60n + 1n),
      { x: 1 },
      { x: 1, y: 2 },
      { y: 2, x: 1 },
      new Binary(Buffer.from([1, 2])),
    ]);

  const anyValue = (): Value => (random.chance(0.2) ? Array.from({ length: random.below(3) }, scalar) : scalar());

  const document = (): Document => {
    const result: Document = {};
    for (const field of ['a', 'b', 'c']) {
      if (random.chance(0.9)) {
        result[field] = anyValue();
      }
    }
    if (random.chance(0.6)) {
      const two = [{ p: scalar(), q: scalar() }, { p: scalar() }];
      result.n = random.chance(0.5) ? { p: anyValue(), q: scalar() } : two;
    }
    return result;
  };

  const condition = (): Value => {
    const kind = random.fraction();
    if (kind < 0.4) return scalar();
    if (kind < 0.55) return { $in: [scalar(), scalar()] };
    if (kind < 0.75) return { [random.pick(['$gt', '$gte', '$lt', '$lte'])]: scalar() };
    if (kind < 0.85) return { $gte: scalar(), $lt: scalar() };
    if (kind < 0.9) return { $ne: scalar() };
    if (kind < 0.95) return { $exists: random.chance(0.5) };
    return { $regex: '^a' };
  };

  const one = (): Document => ({ [random.pick(FIELDS)]: condition() });

  const filter = (): Document => {
    const result: Document = {};
    for (let i = 0; i < 1 + random.below(3); i++) {
      result[random.pick(FIELDS)] = condition();
    }
    const wanted = random.chance(0.15) ? { $or: [result, one()] } : result;
    return random.chance(0.15) ? { $and: [wanted, ...(random.chance(0.5) ? [one()] : [])] } : wanted;
  };

  const sort = (): Document | undefined =>
    random.chance(0.4)
      ? random.pick<Document>([{ a: 1 }, { a: -1 }, { b: -1, a: 1 }, { b: 1, a: -1 }, { c: 1 }, { 'n.p': 1 }])
      : undefined;

  const update = (): Document => {
    const kind = random.fraction();
    if (kind < 0.5) return { $set: { [random.pick(['a', 'b', 'c'])]: anyValue() } };
    return kind < 0.75 ? { $unset: { [random.pick(['a', 'b', 'n'])]: 1 } } : document();
  };

  return { document, filter, sort, update };
}
