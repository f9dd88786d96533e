import { read } from '../planner/read.js';
import { compile } from '../query/matcher.js';
import { projectedFields, projector } from '../query/projection.js';
import type { StoredDocument } from '../storage/stored-document.js';
import { type Document, isDocument, type Value } from '../values/document.js';
import { numbered, typeMismatch } from '../values/errors.js';
import { toNumber } from '../values/numbers.js';
import { partialDecoder } from '../values/partial-document.js';
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

/** How a stored document is answered, and whether only its bytes are read for that. */
function shaping({ projection, filter = {} }: Document) {
  const project = projector(projection, filter);
  if (!project) {
    return { shape: ({ bytes }: StoredDocument) => bytes, bytesOnly: true };
  }
  const fields = projectedFields(projection);
  const decode = fields && partialDecoder(fields);
  const shape = (stored: StoredDocument) => project(decode ? decode(stored.bytes) : stored.document);
  return { shape, bytesOnly: decode !== undefined };
}

function* shaped<Answer>(found: Iterable<StoredDocument>, shape: (stored: StoredDocument) => Answer) {
  for (const stored of found) {
    yield shape(stored);
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
    const { shape, bytesOnly } = shaping(command);
    const query = {
      filter,
      sort,
      hint,
      skip: wholeNumber('skip', command.skip),
      limit: wholeNumber('limit', command.limit),
      context: match,
      bytesOnly: bytesOnly && !sort,
    };
    compile(filter, match);
    const collection = context.catalog.find(namespace);
    const found = collection ? read(collection, query) : [];
    return context.cursors.start(namespace, shaped(found, shape), {
      batchSize: batchSizeOf(command.batchSize),
      single: Boolean(command.singleBatch),
    });
  },
};
