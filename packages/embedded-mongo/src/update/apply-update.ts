import { equal } from '../values/compare.js';
import { clone, type Document, isDocument, rootOf, type Value, writeOwn } from '../values/document.js';
import { failedToParse, MongoError, notImplemented, typeMismatch } from '../values/errors.js';
import { ARRAY_OPERATORS } from './array-updates.js';
import { checkUpdate } from './check-update.js';
import { FIELD_OPERATORS } from './field-updates.js';
import { type UpdateContext, UpdateTarget } from './update-target.js';

const OPERATORS = { ...FIELD_OPERATORS, ...ARRAY_OPERATORS };
const KNOWN: ReadonlySet<string> = new Set(Object.keys(OPERATORS));

/** Returns the updated document; the original is unchanged. */
export type Change = (original: Document, context: UpdateContext) => Document;

/** The top-level fields that operators may write; `$rename` also writes its target. */
function writtenFields(update: Document): Set<string> {
  const written = new Set<string>();
  for (const operator of Object.keys(update)) {
    for (const path of Object.keys(update[operator])) {
      written.add(rootOf(path));
    }
  }
  for (const target of Object.values(update.$rename ?? {})) {
    written.add(rootOf(String(target)));
  }
  return written;
}

/** A copy of the fields that operators write; the rest is shared. */
function copyToWrite(original: Document, written: ReadonlySet<string>): Document {
  const copy: Document = {};
  for (const name of Object.keys(original)) {
    writeOwn(copy, name, written.has(name) ? clone(original[name]) : original[name]);
  }
  return copy;
}

function applyOperators(
  original: Document,
  update: Document,
  written: ReadonlySet<string>,
  context: UpdateContext,
): Document {
  const target = new UpdateTarget(copyToWrite(original, written), context);
  for (const operator of Object.keys(update)) {
    for (const path of Object.keys(update[operator])) {
      OPERATORS[operator]?.(target, path, update[operator][path]);
    }
  }
  return target.document;
}

function replace(original: Document, replacement: Document): Document {
  const { _id = original._id, ...rest } = clone(replacement);
  return _id === undefined ? rest : { _id, ...rest };
}

function refuseDollarFields(replacement: Document): void {
  const name = Object.keys(replacement).find((field) => field.startsWith('$'));
  if (name) {
    throw new MongoError(
      52,
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${name}' in '${name}' is not allowed in the context of an update's replacement document.`,
    );
  }
}

function keepId(original: Document, changed: Document): Document {
  if (original._id !== undefined && !equal(original._id, changed._id)) {
    throw new MongoError(
      66,
      'ImmutableField',
      `Performing an update on the path '_id' would modify the immutable field '_id'`,
    );
  }
  return changed;
}

/** Parses an update or a replacement, and refuses malformed ones. */
export function readUpdate(update: Value, arrayFilters: Document[] | undefined, multiple: boolean): Change {
  if (Array.isArray(update)) {
    throw notImplemented('Updates by an aggregation pipeline are not supported');
  }
  if (!isDocument(update)) {
    throw typeMismatch('the update must be an object');
  }
  if (Object.keys(update)[0]?.startsWith('$')) {
    checkUpdate(update, arrayFilters, KNOWN);
    const written = writtenFields(update);
    return (original, context) => keepId(original, applyOperators(original, update, written, context));
  }
  refuseDollarFields(update);
  if (multiple) {
    throw failedToParse('multi update is not supported for replacement-style update');
  }
  return (original) => keepId(original, replace(original, update));
}
