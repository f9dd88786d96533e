import type { Collection } from '../storage/collection.js';
import type { Index } from '../storage/index-definition.js';
import { equal } from '../values/compare.js';
import type { Document } from '../values/document.js';
import { MongoError, notImplemented } from '../values/errors.js';
import { toNumber } from '../values/numbers.js';
import { isNumber } from '../values/type-order.js';
import { type Command, refuseUnknownFields } from './command.js';

const INDEX_FIELDS = ['keyPattern', 'name', 'expireAfterSeconds'];

function chosenIndex(collection: Collection, { name, keyPattern }: Document): Index {
  if ((name === undefined) === (keyPattern === undefined)) {
    throw new MongoError(72, 'InvalidOptions', 'Must specify either a name or a key pattern of the index');
  }
  const found = collection.indexes.find((index) =>
    name === undefined ? equal(index.key, keyPattern) : index.name === name,
  );
  if (!found) {
    throw new MongoError(
      27,
      'IndexNotFound',
      `cannot find index ${name ?? JSON.stringify(keyPattern)} for ns ${collection.namespace}`,
    );
  }
  return found;
}

/** Changes the life of a TTL index, in place: the sweep goes by the new one. Nothing else of a collection can be changed. */
export const collMod: Command = {
  fields: ['index'],
  writes: true,
  run({ catalog, database }, command) {
    const namespace = `${database}.${command.collMod}`;
    const collection = catalog.find(namespace);
    if (!collection) {
      throw new MongoError(26, 'NamespaceNotFound', `ns does not exist: ${namespace}`);
    }
    if (command.index === undefined) {
      throw notImplemented('collMod without an index is not supported');
    }
    refuseUnknownFields('collMod.index', command.index, INDEX_FIELDS);
    const index = chosenIndex(collection, command.index);
    const seconds = command.index.expireAfterSeconds;
    if (!isNumber(seconds) || !(toNumber(seconds) >= 0)) {
      throw new MongoError(72, 'InvalidOptions', 'expireAfterSeconds must be a number that is not negative');
    }
    if (index.expireAfterSeconds === undefined) {
      throw notImplemented('Making an index a TTL index is not supported');
    }
    const before = index.expireAfterSeconds;
    collection.changeLife(index, toNumber(seconds));
    return { expireAfterSeconds_old: before, expireAfterSeconds_new: toNumber(seconds), ok: 1 };
  },
};
