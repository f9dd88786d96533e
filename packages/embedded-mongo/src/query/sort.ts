import { compare } from '../values/compare.js';
import { type Document, isDocument, readOwn, type Value } from '../values/document.js';
import { notImplemented, numbered } from '../values/errors.js';
import { toNumber } from '../values/numbers.js';
import { valuesAt } from './path.js';

export type Order = (left: Value, right: Value) => number;

interface SortField {
  parts: string[];
  direction: number;
}

function sortField(path: string, argument: Value): SortField {
  if (isDocument(argument)) {
    throw notImplemented('sorting by $meta is not supported');
  }
  const direction = toNumber(argument);
  if (direction !== 1 && direction !== -1) {
    throw numbered(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
  }
  return { parts: path.split('.'), direction };
}

/** The value a document is sorted by: of an array, the smallest element or, descending, the largest. */
function sortValue(document: Value, { parts, direction }: SortField): Value {
  const [first] = parts;
  if (first !== undefined && parts.length === 1) {
    const value = readOwn(document, first);
    if (!Array.isArray(value)) {
      return value ?? null;
    }
  }
  const values = valuesAt(document, parts).map((value) => value ?? null);
  return values.reduce((best, value) => (compare(value, best) * direction < 0 ? value : best));
}

/** A sort specification as a comparison of documents. */
export function sortOrder(specification: Document): Order {
  const fields = Object.keys(specification).map((path) => sortField(path, specification[path]));
  return (left, right) => {
    for (const field of fields) {
      const order = compare(sortValue(left, field), sortValue(right, field));
      if (order) {
        return order * field.direction;
      }
    }
    return 0;
  };
}
