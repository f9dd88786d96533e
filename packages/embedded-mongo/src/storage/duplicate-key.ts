import type { Document, Value } from '../values/document.js';
import { MongoError } from '../values/errors.js';
import { prefixEnd } from '../values/key-encoding.js';
import type { Index } from './index-definition.js';
import type { IndexEntry } from './index-keys.js';
import { recordIdOf } from './record-id.js';

function show(value: Value): string {
  if (value?._bsontype === 'ObjectId') {
    return `ObjectId('${value.toHexString()}')`;
  }
  return value instanceof Date ? `new Date(${value.getTime()})` : (JSON.stringify(value) ?? 'null');
}

function duplicateKey(namespace: string, index: Index, entry: IndexEntry): MongoError {
  const keyValue: Document = {};
  index.fields.forEach((field, i) => {
    keyValue[field] = entry.values[i] ?? null;
  });
  const shown = index.fields.map((field) => `${field}: ${show(keyValue[field])}`).join(', ');
  return new MongoError(
    11000,
    'DuplicateKey',
    `E11000 duplicate key error collection: ${namespace} index: ${index.name} dup key: { ${shown} }`,
    { keyPattern: index.key, keyValue },
  );
}

/** Refuses with E11000 when another document holds the key; a document never collides with itself. */
export function refuseDuplicate(namespace: string, index: Index, entry: IndexEntry, ownId: number): void {
  if (!index.unique || !index.keys.reaches(entry.key)) {
    return;
  }
  const range = { from: entry.key, to: prefixEnd(entry.key) };
  if (index.keys.scan(range, undefined, 2, false).some((key) => recordIdOf(key) !== ownId)) {
    throw duplicateKey(namespace, index, entry);
  }
}
