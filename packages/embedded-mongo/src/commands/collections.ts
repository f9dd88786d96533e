import { compile } from '../query/matcher.js';
import type { Document } from '../values/document.js';
import { notImplemented } from '../values/errors.js';
import type { Command } from './command.js';
import { batchSizeOf } from './find.js';

const UNSUPPORTED: Record<string, string> = {
  viewOn: 'Views are',
  pipeline: 'Views are',
  capped: 'Capped collections are',
  timeseries: 'Time-series collections are',
  expireAfterSeconds: 'Time-series collections are',
  clusteredIndex: 'Clustered collections are',
  validator: 'Document validation is',
  changeStreamPreAndPostImages: 'Change streams are',
  encryptedFields: 'Encrypted fields are',
};

export const create: Command = {
  fields: [
    ...Object.keys(UNSUPPORTED),
    'size',
    'max',
    'autoIndexId',
    'collation',
    'validationLevel',
    'validationAction',
  ],
  writes: true,
  run({ catalog, database }, command) {
    const unsupported = Object.keys(UNSUPPORTED).find((option) => command[option]);
    if (unsupported) {
      throw notImplemented(`${UNSUPPORTED[unsupported]} not supported`);
    }
    catalog.ensure(`${database}.${command.create}`);
    return { ok: 1 };
  },
};

export const drop: Command = {
  fields: [],
  writes: true,
  run({ catalog, cursors, database }, command) {
    const ns = `${database}.${command.drop}`;
    const collection = catalog.find(ns);
    if (!collection) {
      return { info: 'ns does not exist', ok: 1 };
    }
    catalog.drop(collection);
    cursors.killNamespace(ns);
    return { nIndexesWas: collection.indexes.length, ns, ok: 1 };
  },
};

export const listCollections: Command = {
  fields: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  run({ catalog, cursors, database }, command) {
    const matches = compile(command.filter ?? {});
    const list: Document[] = catalog.inDatabase(database).map(({ namespace, definition }) => ({
      name: namespace.slice(database.length + 1),
      type: 'collection',
      options: {},
      info: { readOnly: false, uuid: definition.uuid },
      idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
    }));
    const found = list
      .filter(matches)
      .map((entry) => (command.nameOnly ? { name: entry.name, type: entry.type } : entry));
    return cursors.start(`${database}.$cmd.listCollections`, found, {
      batchSize: batchSizeOf(command.cursor?.batchSize),
    });
  },
};
