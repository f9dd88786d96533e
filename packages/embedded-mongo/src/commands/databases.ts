import { compile } from '../query/matcher.js';
import type { Document } from '../values/document.js';
import type { Command } from './command.js';

// Databases share one file, so their sizes on disk are unknown; MongoDB reports whole pages.
const PAGE_BYTES = 4096;

export const listDatabases: Command = {
  fields: ['filter', 'nameOnly', 'authorizedDatabases'],
  run({ catalog }, command) {
    const matches = compile(command.filter ?? {});
    const names = new Set(catalog.all().map(({ namespace }) => namespace.slice(0, namespace.indexOf('.'))));
    const list: Document[] = [...names].sort().map((name) => ({ name, sizeOnDisk: PAGE_BYTES, empty: false }));
    const databases = list.filter(matches);
    return command.nameOnly
      ? { databases: databases.map(({ name }) => ({ name })), ok: 1 }
      : { databases, totalSize: databases.length * PAGE_BYTES, ok: 1 };
  },
};

export const dropDatabase: Command = {
  fields: [],
  writes: true,
  run({ catalog, cursors, database }) {
    for (const collection of catalog.inDatabase(database)) {
      catalog.drop(collection);
      cursors.killNamespace(collection.namespace);
    }
    return { dropped: database, ok: 1 };
  },
};
