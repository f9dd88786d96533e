import type { Index } from '../storage/index-definition.js';
import { type Document, isDocument, type Value } from '../values/document.js';
import { encodeKey, prefixEnd } from '../values/key-encoding.js';
import { fieldConditions } from './conditions.js';
import { impliesPartial } from './partial-index.js';
import { isPlain } from './point-plan.js';

type WantedValues = ReadonlyMap<string, readonly Value[]>;

const MOST_RANGES = 1000;

/** The plain values of which a field must have one, if that is the whole condition. */
function valuesOf(condition: Value): readonly Value[] | undefined {
  const [operator, ...more] = isDocument(condition) ? Object.keys(condition) : [];
  const isList = operator === '$in' && !more.length;
  const values: Value = isList ? condition.$in : [condition];
  return Array.isArray(values) && values.every(isPlain) ? values : undefined;
}

/** What a filter wants of its fields, if it is made of nothing but plain values, each field once. */
function wantedValues(filter: Document, found = new Map<string, readonly Value[]>()): WantedValues | undefined {
  for (const name of Object.keys(filter)) {
    const condition = filter[name];
    if (name === '$and' && Array.isArray(condition)) {
      if (!condition.every((part) => isDocument(part) && wantedValues(part, found))) {
        return undefined;
      }
      continue;
    }
    const values = valuesOf(condition);
    if (name.startsWith('$') || !values || found.has(name)) {
      return undefined;
    }
    found.set(name, values);
  }
  return found;
}

/** Whether an index has one key for each document that has such values, and begins with their fields. */
const tells = ({ fields, multikey, partial }: Index, wanted: WantedValues, filter: Document): boolean =>
  !multikey &&
  wanted.size <= fields.length &&
  fields.slice(0, wanted.size).every((name) => wanted.has(name)) &&
  (!partial || impliesPartial(partial, fieldConditions(filter)));

/** Whether each document that has the keys of an index which a filter wants matches the filter. */
export function areExactKeys(index: Index, filter: Document): boolean {
  const wanted = wantedValues(filter);
  return wanted !== undefined && tells(index, wanted, filter);
}

/** The beginnings of the keys, each once. */
function keysOf({ fields, directions }: Index, wanted: WantedValues): Iterable<Buffer> {
  let combinations: Value[][] = [[]];
  for (const field of fields.slice(0, wanted.size)) {
    const values = wanted.get(field) ?? [];
    combinations = combinations.flatMap((combination) => values.map((value) => [...combination, value]));
  }
  const keys = combinations.map((combination) => encodeKey(combination, directions));
  return new Map(keys.map((key) => [key.toString('latin1'), key])).values();
}

/** How many documents a filter finds, where the keys of an index tell it without a look into them; else undefined. */
export function countByKeys(indexes: readonly Index[], filter: Document): number | undefined {
  const wanted = wantedValues(filter);
  const index = wanted?.size ? indexes.find((candidate) => tells(candidate, wanted, filter)) : undefined;
  if (!wanted || !index) {
    return undefined;
  }
  const ranges = [...wanted.values()].reduce((product, { length }) => product * length, 1);
  if (ranges > MOST_RANGES) {
    return undefined;
  }
  let total = 0;
  for (const from of keysOf(index, wanted)) {
    total += index.keys.count({ from, to: prefixEnd(from) });
  }
  return total;
}
