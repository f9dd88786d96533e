import { setTimeout as pause } from 'node:timers/promises';
import type { Clock, Logger } from '@pothik/engines';
import { isEngineUnavailable } from '@pothik/engines';
import type { Connection, mongo } from 'mongoose';
import { createDeclaredIndexes } from '../migrations/declared-indexes.js';
import { migrate } from '../migrations/migrate.js';
import type { Migration } from '../migrations/migration.js';
import { LeaseLost } from '../migrations/migration-lease.js';
import { MigrationOutOfTime } from '../migrations/run-migration.js';
import type { DatabaseClient } from './database-client.js';

const PAUSE_BETWEEN_TRIES_MS = 500;

interface Waiting {
  logger: Logger;
  signal: AbortSignal;
}

export interface DatabaseParts extends Waiting {
  client: DatabaseClient;
  migrations: readonly Migration[];
  clock: Clock;
}

/**
 * Opens a declared connection, waits until the database is migrated and creates the collections and indexes that are
 * missing; retries while the server is unavailable. The database of a later release stays as it is.
 * @throws Error why an index cannot be built or a migration failed, or the signal's reason
 */
export async function openDatabase(
  connection: Connection,
  { client, migrations, clock, ...waiting }: DatabaseParts,
): Promise<void> {
  const { logger } = waiting;
  await whileDatabaseIsAway(() => client.open(), waiting);
  const parts = { database: connection.db as mongo.Db, clock, ...waiting };
  const state = await whileDatabaseIsAway(() => migrate(migrations, parts), waiting);
  if (state === 'newer') {
    logger.warn({}, 'a later release has migrated this database; its indexes stay as they are');
    return;
  }
  for (const model of Object.values(connection.models)) {
    await whileDatabaseIsAway(() => createDeclaredIndexes(model, logger), waiting);
  }
}

/**
 * Does repeatable work of a start; again while the database is away or too slow to answer.
 * @throws Error of the work itself, or the signal's reason
 */
export async function whileDatabaseIsAway<T>(work: () => Promise<T>, { logger, signal }: Waiting): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (isContinued(error)) logger.error({ error }, 'a migration is not done; it continues');
      else if (!isEngineUnavailable(error)) throw error;
      else if (tries === 1) logger.warn({ error }, 'the database is away; trying again');
    }
    await pause(PAUSE_BETWEEN_TRIES_MS);
  }
}

/** A start waits for the end of the migrations, however long they take: whoever is next continues them. */
const isContinued = (error: unknown): boolean => error instanceof MigrationOutOfTime || error instanceof LeaseLost;
