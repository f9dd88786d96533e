import { isArrayIndex } from '../query/path.js';
import { type Document, isDocument, readOwn, type Value } from '../values/document.js';
import { MongoError } from '../values/errors.js';
import { encodeKey } from '../values/key-encoding.js';
import type { Index } from './index-definition.js';

/** One key of a document in an index, with the values it was made of. */
export interface IndexEntry {
  key: Buffer;
  values: Value[];
}
export interface IndexEntries {
  entries: IndexEntry[];
  /** An array lies on one of the paths. */
  multikey: boolean;
}

/** The path of the first array on one of the index's paths. */
function arrayOnPath(document: Document, path: string[]): string[] | undefined {
  let value: Value = document;
  for (let i = 0; i <= path.length; i++) {
    const part = path[i];
    const byPosition = part !== undefined && Array.isArray(value) && isArrayIndex(part);
    if (Array.isArray(value) && !byPosition) {
      return path.slice(0, i);
    }
    if (part === undefined || (!byPosition && !isDocument(value))) {
      return undefined;
    }
    value = readOwn(value, part);
  }
  return undefined;
}

function readPath(document: Document, path: string[]): Value {
  let value: Value = document;
  for (const part of path) {
    value = readOwn(value, part);
  }
  return value;
}

function replaceAt(node: Value, path: string[], value: Value): Value {
  const [part, ...rest] = path;
  if (part === undefined) {
    return value;
  }
  const copy: Value = Array.isArray(node) ? [...node] : { ...node };
  copy[part] = replaceAt(node[part], rest, value);
  return copy;
}

/** The entry of a document without arrays on the paths; none in a sparse index when all is missing. */
function entryOf(index: Index, document: Document): IndexEntry | undefined {
  const values = index.paths.map((path) => readPath(document, path));
  if (index.sparse && values.every((value) => value === undefined)) {
    return undefined;
  }
  return { key: encodeKey(values, index.directions), values };
}

// Represents an array inside an array while the outer one is expanded: it is a value, not a second level.
class WholeArray {
  constructor(readonly $array: Value[]) {}
}

function expand(index: Index, document: Document, found: Map<string, IndexEntry>, outer?: string): void {
  const path = index.paths.map((candidate) => arrayOnPath(document, candidate)).find(Boolean);
  if (!path) {
    const entry = entryOf(index, document);
    if (entry) {
      found.set(entry.key.toString('latin1'), entry);
    }
    return;
  }
  const name = path.join('.');
  if (outer !== undefined && name !== outer && !name.startsWith(`${outer}.`)) {
    throw new MongoError(171, 'CannotIndexParallelArrays', `cannot index parallel arrays [${name}] [${outer}]`);
  }
  const array: Value[] = readPath(document, path);
  for (const element of array.length ? array : [null]) {
    const value = Array.isArray(element) ? new WholeArray(element) : element;
    expand(index, replaceAt(document, path, value), found, name);
  }
}

/** The keys of a document in an index: one, none (sparse, partial), or one per distinct array element. */
export function indexEntries(index: Index, document: Document): IndexEntries {
  if (!index.accepts(document)) {
    return { entries: [], multikey: false };
  }
  if (!index.paths.some((path) => arrayOnPath(document, path))) {
    const entry = entryOf(index, document);
    return { entries: entry ? [entry] : [], multikey: false };
  }
  const found = new Map<string, IndexEntry>();
  expand(index, document, found);
  return { entries: [...found.values()], multikey: true };
}
