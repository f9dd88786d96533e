import type { Predicate } from '../query/field.js';
import { compile } from '../query/matcher.js';
import { type Document, rootOf } from '../values/document.js';
import type { KeyTable, Store } from './store.js';

/** An index as stored in the catalog. */
export interface IndexDefinition {
  id: number;
  name: string;
  /** Fields and directions, 1 or -1. */
  key: Record<string, number>;
  unique?: boolean;
  sparse?: boolean;
  partial?: Document;
  expireAfterSeconds?: number;
  /** Set permanently once a document had an array on one of the paths. */
  multikey?: boolean;
  /** Options without effect here, stored for listIndexes. */
  extra?: Document;
}

/** An index in use. */
export interface Index extends IndexDefinition {
  fields: string[];
  paths: string[][];
  directions: number[];
  accepts: Predicate;
  /** The top-level fields that its entries depend on; undefined: possibly all. */
  roots?: readonly string[];
  keys: KeyTable;
}

export const PRIMARY_INDEX = '_id_';

function rootsOf(fields: readonly string[], partial: Document = {}): string[] | undefined {
  const names = [...fields, ...Object.keys(partial)];
  return names.some((name) => name.startsWith('$')) ? undefined : [...new Set(names.map(rootOf))];
}

export function openIndex(definition: IndexDefinition, store: Store): Index {
  const fields = Object.keys(definition.key);
  return {
    ...definition,
    unique: definition.unique || definition.name === PRIMARY_INDEX,
    fields,
    paths: fields.map((field) => field.split('.')),
    directions: fields.map((field) => ((definition.key[field] ?? 1) < 0 ? -1 : 1)),
    accepts: definition.partial ? compile(definition.partial) : () => true,
    roots: rootsOf(fields, definition.partial),
    keys: store.keys(definition.id),
  };
}

/** An index as `listIndexes` shows it. */
export function describeIndex(index: IndexDefinition): Document {
  return {
    v: 2,
    key: index.key,
    name: index.name,
    unique: (index.name !== PRIMARY_INDEX && index.unique) || undefined,
    sparse: index.sparse || undefined,
    partialFilterExpression: index.partial,
    expireAfterSeconds: index.expireAfterSeconds,
    ...index.extra,
  };
}
