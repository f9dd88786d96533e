import { type Document, isDocument, readOwn, type Value, writeOwn, writePath } from '../values/document.js';
import { numbered } from '../values/errors.js';
import { compile } from './matcher.js';
import { type Projection, type ProjectionTree, parseProjection } from './projection-specification.js';

function include(value: Value, tree: ProjectionTree): Value {
  if (Array.isArray(value)) {
    return value.map((element) => include(element, tree)).filter((element) => element !== undefined);
  }
  if (!isDocument(value)) {
    return undefined;
  }
  const result: Document = {};
  for (const name of Object.keys(value)) {
    const branch = readOwn(tree, name);
    const kept = branch === true ? value[name] : branch && include(value[name], branch);
    if (kept !== undefined) {
      writeOwn(result, name, kept);
    }
  }
  return result;
}

function exclude(value: Value, tree: ProjectionTree): Value {
  if (Array.isArray(value)) {
    return value.map((element) => exclude(element, tree));
  }
  if (!isDocument(value)) {
    return value;
  }
  const result: Document = {};
  for (const name of Object.keys(value)) {
    const branch = readOwn(tree, name);
    if (branch !== true) {
      writeOwn(result, name, branch ? exclude(value[name], branch) : value[name]);
    }
  }
  return result;
}

const readPath = (document: Document, path: string): Value =>
  path.split('.').reduce((node, part) => readOwn(node, part), document);

/** Keeps only the array element that the query matched. */
function keepMatchedElement(path: string, filter: Document, source: Document, result: Document): void {
  const position: { found?: number } = {};
  compile(filter, { position })(source);
  const array = readPath(result, path);
  if (!Array.isArray(array)) {
    return;
  }
  if (position.found === undefined || position.found >= array.length) {
    throw numbered(
      51246,
      "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
    );
  }
  writePath(result, path, [array[position.found]]);
}

function project(source: Document, projection: Projection, filter: Document): Document {
  const result = projection.inclusive ? include(source, projection.tree) : exclude(source, projection.tree);
  for (const { path, pick } of projection.arrays) {
    const value = readPath(source, path);
    const picked = Array.isArray(value) ? pick(value) : value;
    if (picked !== undefined) {
      writePath(result, path, picked);
    } else if (isDocument(result)) {
      delete result[path];
    }
  }
  if (projection.positional) {
    keepMatchedElement(projection.positional, filter, source, result);
  }
  return result;
}

/** A find projection as a function on documents; undefined when everything is wanted. */
export function projector(
  specification: Document | undefined,
  filter: Document,
): ((document: Document) => Document) | undefined {
  if (!specification || !Object.keys(specification).length) {
    return undefined;
  }
  const projection = parseProjection(specification);
  return (document) => project(document, projection, filter);
}

/** The fields at the top of a document that a find projection keeps something of, if it looks at no others. */
export function projectedFields(specification: Document | undefined): string[] | undefined {
  const { inclusive, tree, arrays, positional } = parseProjection(specification ?? {});
  return inclusive && !arrays.length && positional === undefined ? Object.keys(tree) : undefined;
}
