import type { Index } from '../storage/index-definition.js';
import type { KeyRange } from '../storage/store.js';
import { type Document, isDocument, type Value } from '../values/document.js';
import { encodeKey, prefixEnd, typeBracket } from '../values/key-encoding.js';
import { typeOrder } from '../values/type-order.js';
import type { Conditions, FieldConditions } from './conditions.js';
import { FOR_EACH_PINNED } from './plan.js';

/** The part of an index that a query reads; the matcher checks every document again, so bounds may be too wide. */
export interface IndexBounds {
  ranges: KeyRange[];
  /** How many leading fields are pinned to values. */
  pinned: number;
  ranged: boolean;
  score: number;
}

const MOST_RANGES = 1000;
const EVERYTHING = Buffer.alloc(0);

const hasOperatorFields = (value: Value) =>
  isDocument(value) && Object.keys(value as Document).some((name) => name.startsWith('$'));

/** The values a field is pinned to, when the index can find them all; of none of them nothing is read. */
function pinnedValues(index: Index, conditions: Conditions, prefixes: number): Value[] | undefined {
  const values = conditions.equals;
  const unusable =
    !values ||
    values.length * prefixes > MOST_RANGES ||
    values.some((value) => Array.isArray(value) || hasOperatorFields(value)) ||
    (index.sparse && values.some((value) => value === null || value === undefined));
  return unusable ? undefined : values;
}

function prefixRange(text: string, direction: number): (prefix: Buffer) => KeyRange {
  // Without the two bytes that end a text, so that longer texts fall in the range.
  const key = encodeKey([text], [direction]).subarray(0, -2);
  return (prefix) => {
    const from = Buffer.concat([prefix, key]);
    return { from, to: prefixEnd(from) };
  };
}

/** From and to within one type. On a multikey index different elements may meet the two bounds: only one is used. */
function orderingRange(index: Index, conditions: Conditions, direction: number) {
  const lower = conditions.$gt ?? conditions.$gte;
  let upper = conditions.$lt ?? conditions.$lte;
  if ((lower === undefined && upper === undefined) || Array.isArray(lower) || Array.isArray(upper)) {
    return undefined;
  }
  if (lower !== undefined && upper !== undefined && (index.multikey || typeOrder(lower) !== typeOrder(upper))) {
    upper = undefined;
  }
  const [bracketFrom, bracketTo] = typeBracket(typeOrder(lower ?? upper), direction);
  const [first, last] = direction > 0 ? [lower, upper] : [upper, lower];
  const from = first === undefined ? bracketFrom : encodeKey([first], [direction]);
  const end = last === undefined ? bracketTo : prefixEnd(encodeKey([last], [direction]));
  const range = (prefix: Buffer): KeyRange => ({
    from: Buffer.concat([prefix, from]),
    to: end ? Buffer.concat([prefix, end]) : prefixEnd(prefix),
  });
  return { range, score: lower !== undefined && upper !== undefined ? 6 : 5 };
}

/** The bounds of an index for a query: values for the leading fields, then at most one range. */
export function indexBounds(index: Index, conditions: FieldConditions): IndexBounds {
  let prefixes: Buffer[] = [EVERYTHING];
  let pinned = 0;
  for (const [position, field] of index.fields.entries()) {
    const direction = index.directions[position] ?? 1;
    const wanted = conditions.get(field) ?? {};
    const values = pinnedValues(index, wanted, prefixes.length);
    if (values) {
      const keys = values.map((value) => encodeKey([value], [direction]));
      prefixes = position ? prefixes.flatMap((prefix) => keys.map((key) => Buffer.concat([prefix, key]))) : keys;
      pinned++;
      continue;
    }
    const range = wanted.prefix
      ? { range: prefixRange(wanted.prefix, direction), score: 5 }
      : orderingRange(index, wanted, direction);
    if (range) {
      return { ranges: prefixes.map(range.range), pinned, ranged: true, score: pinned * FOR_EACH_PINNED + range.score };
    }
    const whole = !pinned && wanted.exists === true && index.sparse && index.fields.length === 1;
    return { ranges: prefixes.map(startingWith), pinned, ranged: false, score: whole ? 1 : pinned * FOR_EACH_PINNED };
  }
  return { ranges: prefixes.map(startingWith), pinned, ranged: false, score: pinned * FOR_EACH_PINNED };
}

const startingWith = (prefix: Buffer): KeyRange => ({ from: prefix, to: prefixEnd(prefix) });
