import type { Index } from '../storage/index-definition.js';
import type { Document, Value } from '../values/document.js';
import { encodeKey, prefixEnd } from '../values/key-encoding.js';
import { ALL_OF_UNIQUE, FOR_EACH_PINNED, type Plan } from './plan.js';

/** A value whose key no other value has, unless it is equal to it. */
export function isPlain(value: Value): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return !Number.isNaN(value);
    default:
      return value?._bsontype === 'ObjectId';
  }
}

const isPinnedBy = (filter: Document) => (field: string) => Object.hasOwn(filter, field) && isPlain(filter[field]);

/** The one document that a filter can find by plain values for all fields of a unique index; undefined for other filters. */
export function planPoint(indexes: readonly Index[], filter: Document): Plan | undefined {
  const isPinned = isPinnedBy(filter);
  let index: Index | undefined;
  for (const candidate of indexes) {
    const isLonger = candidate.fields.length > (index?.fields.length ?? 0);
    if (candidate.unique && !candidate.partial && isLonger && candidate.fields.every(isPinned)) {
      index = candidate;
    }
  }
  if (!index) {
    return undefined;
  }
  const values = index.fields.map((field) => filter[field]);
  const from = encodeKey(values, index.directions);
  return {
    index,
    ranges: [{ from, to: prefixEnd(from) }],
    reverse: false,
    sorted: true,
    score: ALL_OF_UNIQUE + FOR_EACH_PINNED * values.length,
    isExact: !index.multikey && Object.keys(filter).length === values.length,
  };
}
