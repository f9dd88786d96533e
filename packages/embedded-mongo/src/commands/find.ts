import { read } from '../planner/read.js';
import { compile } from '../query/matcher.js';
import { projector } from '../query/projection.js';
import type { StoredDocument } from '../storage/stored-document.js';
import { type Document, isDocument, type Value } from '../values/document.js';
import { numbered, typeMismatch } from '../values/errors.js';
import { toNumber } from '../values/numbers.js';
import { type Command, matchContext } from './command.js';
import { mentionsExpression } from './expressions-needed.js';

/** A count from the client; zero when not given. */
export function wholeNumber(name: string, value: Value): number {
  const number = toNumber(value ?? 0);
  if (!(number >= 0)) {
    throw numbered(51024, `BSON field '${name}' value must be >= 0, actual value '${value}'`);
  }
  return Math.trunc(number);
}

export const batchSizeOf = (value: Value): number | undefined =>
  value === undefined || value === null ? undefined : wholeNumber('batchSize', value);

function* shaped(found: Iterable<StoredDocument>, project?: (document: Document) => Document) {
  for (const stored of found) {
    yield project ? project(stored.document) : stored.bytes;
  }
}

export const find: Command = {
  fields: [
    'filter',
    'sort',
    'projection',
    'skip',
    'limit',
    'batchSize',
    'singleBatch',
    'hint',
    'collation',
    'noCursorTimeout',
    'allowDiskUse',
    'allowPartialResults',
  ],
  needsExpressions: ({ filter }) => mentionsExpression(filter),
  run(context, command) {
    const namespace = `${context.database}.${command.find}`;
    const { filter = {}, sort, hint } = command;
    if (sort !== undefined && !isDocument(sort)) {
      throw typeMismatch('Expected field sort to be of type object');
    }
    const match = matchContext(context);
    const project = projector(command.projection, filter);
    const query = {
      filter,
      sort,
      hint,
      skip: wholeNumber('skip', command.skip),
      limit: wholeNumber('limit', command.limit),
      context: match,
      bytesOnly: !project && !sort,
    };
    compile(filter, match);
    const collection = context.catalog.find(namespace);
    const found = collection ? read(collection, query) : [];
    return context.cursors.start(namespace, shaped(found, project), {
      batchSize: batchSizeOf(command.batchSize),
      single: Boolean(command.singleBatch),
    });
  },
};
