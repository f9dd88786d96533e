import { compile } from '../query/matcher.js';
import type { IndexDefinition } from '../storage/index-definition.js';
import { type Document, isDocument, type Value } from '../values/document.js';
import { MongoError } from '../values/errors.js';
import { toNumber } from '../values/numbers.js';
import { isNumber } from '../values/type-order.js';
import { refuseUnknownFields } from './command.js';
import { refuseCollation } from './refusals.js';

const FIELDS = [
  'key',
  'name',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'v',
  'background',
  'collation',
  'ns',
];

const cannotCreate = (message: string) => new MongoError(67, 'CannotCreateIndex', message);

function readKey(key: Value): Record<string, number> {
  if (!isDocument(key) || !Object.keys(key).length) {
    throw cannotCreate('Index keys cannot be empty.');
  }
  const result: Record<string, number> = {};
  for (const field of Object.keys(key)) {
    const direction = key[field];
    if (typeof direction === 'string') {
      throw cannotCreate(`Unknown index plugin '${direction}'`);
    }
    if (!isNumber(direction) || !toNumber(direction)) {
      throw cannotCreate(
        'Values in v:2 index key pattern cannot be of this type or zero. Only numbers > 0 or < 0 are allowed.',
      );
    }
    if (field.includes('$**') || field === '') {
      throw cannotCreate(field ? 'Wildcard indexes are not supported' : 'Index keys cannot be an empty field.');
    }
    result[field] = toNumber(direction);
  }
  return result;
}

function refuseBadOptions({ expireAfterSeconds, partialFilterExpression, sparse }: Document, fields: number): void {
  if (expireAfterSeconds !== undefined && fields > 1) {
    throw cannotCreate('TTL indexes are single-field indexes, compound indexes do not support TTL.');
  }
  if (expireAfterSeconds !== undefined && !(toNumber(expireAfterSeconds) >= 0)) {
    throw cannotCreate('TTL index expireAfterSeconds option must be within an acceptable range');
  }
  if (partialFilterExpression === undefined) {
    return;
  }
  if (!isDocument(partialFilterExpression)) {
    throw cannotCreate("The field 'partialFilterExpression' must be an object");
  }
  if (sparse) {
    throw cannotCreate('cannot mix "partialFilterExpression" and "sparse" options');
  }
  compile(partialFilterExpression);
}

/** Reads one index of `createIndexes`; the catalog assigns the id. */
export function readIndex(specification: Document): Omit<IndexDefinition, 'id'> {
  refuseUnknownFields('createIndexes.indexes', specification, FIELDS);
  refuseCollation(specification.collation);
  const key = readKey(specification.key);
  refuseBadOptions(specification, Object.keys(key).length);
  const { name, unique, sparse, partialFilterExpression, expireAfterSeconds, background } = specification;
  return {
    name: name ?? Object.entries(key).flat().join('_'),
    key,
    unique: Boolean(unique),
    sparse: Boolean(sparse),
    partial: partialFilterExpression,
    expireAfterSeconds: expireAfterSeconds === undefined ? undefined : toNumber(expireAfterSeconds),
    extra: background ? { background: true } : undefined,
  };
}
