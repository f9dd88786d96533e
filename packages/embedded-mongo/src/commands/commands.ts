import { aggregate } from './aggregate.js';
import { collMod } from './collection-changes.js';
import { create, drop, listCollections } from './collections.js';
import type { Command } from './command.js';
import { count, distinct } from './count.js';
import { getMore, killCursors } from './cursors.js';
import { dropDatabase, listDatabases } from './databases.js';
import { deleteDocuments } from './delete.js';
import { explain } from './explain.js';
import { find } from './find.js';
import { findAndModify } from './find-and-modify.js';
import { HANDSHAKE } from './handshake.js';
import { createIndexes, dropIndexes, listIndexes } from './indexes.js';
import { insert } from './insert.js';
import { serverStatus } from './server-status.js';
import { update } from './update.js';

/** Every command of this server, by its name in the wire protocol. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    ...HANDSHAKE,
    aggregate,
    collMod,
    count,
    create,
    createIndexes,
    delete: deleteDocuments,
    distinct,
    drop,
    dropDatabase,
    dropIndexes,
    explain,
    find,
    findAndModify,
    findandmodify: findAndModify,
    getMore,
    insert,
    killCursors,
    listCollections,
    listDatabases,
    listIndexes,
    serverStatus,
    update,
  }),
);
