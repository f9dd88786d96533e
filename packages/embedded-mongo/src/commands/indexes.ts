import type { Collection } from '../storage/collection.js';
import { describeIndex, type Index, type IndexDefinition, PRIMARY_INDEX } from '../storage/index-definition.js';
import { equal } from '../values/compare.js';
import type { Document, Value } from '../values/document.js';
import { MongoError } from '../values/errors.js';
import { toNumber } from '../values/numbers.js';
import type { Command } from './command.js';
import { batchSizeOf } from './find.js';
import { readIndex } from './index-specification.js';

type Wanted = Omit<IndexDefinition, 'id'>;

const sameKey = (index: Index, wanted: Wanted) =>
  equal(index.key, wanted.key) && equal(index.partial ?? {}, wanted.partial ?? {});

const sameOptions = (index: Index, wanted: Wanted) =>
  Boolean(index.unique) === Boolean(wanted.unique) &&
  Boolean(index.sparse) === Boolean(wanted.sparse) &&
  index.expireAfterSeconds === wanted.expireAfterSeconds;

const isPrimaryKey = ({ key }: Wanted) => Object.keys(key).join() === '_id' && toNumber(key._id) > 0;

/** Whether the index exists already. Throws when it conflicts with another one. */
function exists(collection: Collection, wanted: Wanted): boolean {
  const sameName = collection.indexes.find((index) => index.name === wanted.name);
  if (sameName) {
    if (sameKey(sameName, wanted) && sameOptions(sameName, wanted)) {
      return true;
    }
    throw new MongoError(
      86,
      'IndexKeySpecsConflict',
      `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Requested index: ${wanted.name}`,
    );
  }
  const sameFields = collection.indexes.find((index) => sameKey(index, wanted));
  if (sameFields) {
    throw new MongoError(85, 'IndexOptionsConflict', `Index already exists with a different name: ${sameFields.name}`);
  }
  return false;
}

export const createIndexes: Command = {
  fields: ['indexes', 'commitQuorum'],
  writes: true,
  run({ catalog, database }, command) {
    const namespace = `${database}.${command.createIndexes}`;
    const wanted: Wanted[] = command.indexes.map(readIndex);
    const createdCollectionAutomatically = !catalog.find(namespace);
    const collection = catalog.ensure(namespace);
    const numIndexesBefore = collection.indexes.length;
    for (const index of wanted) {
      if (!isPrimaryKey(index) && !exists(collection, index)) {
        collection.createIndex({ id: catalog.newId(), ...index });
      }
    }
    return { numIndexesBefore, numIndexesAfter: collection.indexes.length, createdCollectionAutomatically, ok: 1 };
  },
};

export const listIndexes: Command = {
  fields: ['cursor'],
  run({ catalog, cursors, database }, command) {
    const namespace = `${database}.${command.listIndexes}`;
    const collection = catalog.find(namespace);
    if (!collection) {
      throw new MongoError(26, 'NamespaceNotFound', `ns does not exist: ${namespace}`);
    }
    const batchSize = batchSizeOf(command.cursor?.batchSize);
    return cursors.start(namespace, collection.indexes.map(describeIndex), { batchSize });
  },
};

function chosen(collection: Collection, wanted: Value): Index[] {
  if (wanted === '*') {
    return collection.indexes.filter((index) => index.name !== PRIMARY_INDEX);
  }
  const found = collection.indexes.find((index) =>
    typeof wanted === 'string' ? index.name === wanted : equal(index.key, wanted),
  );
  if (!found) {
    const shown = typeof wanted === 'string' ? wanted : JSON.stringify(wanted);
    throw new MongoError(27, 'IndexNotFound', `index not found with name [${shown}]`);
  }
  if (found.name === PRIMARY_INDEX) {
    throw new MongoError(72, 'InvalidOptions', 'cannot drop _id index');
  }
  return [found];
}

export const dropIndexes: Command = {
  fields: ['index'],
  writes: true,
  run({ catalog, database }, command): Document {
    const namespace = `${database}.${command.dropIndexes}`;
    const collection = catalog.find(namespace);
    if (!collection) {
      throw new MongoError(26, 'NamespaceNotFound', `ns not found ${namespace}`);
    }
    const nIndexesWas = collection.indexes.length;
    const list: Value[] = Array.isArray(command.index) ? command.index : [command.index];
    for (const index of list.flatMap((wanted) => chosen(collection, wanted))) {
      collection.dropIndex(index);
    }
    return { nIndexesWas, ok: 1 };
  },
};
