import { readFile } from 'node:fs/promises';
import type { mongo } from 'mongoose';
import { PinoLogger } from '../logging/pino-logger.js';
import { createDeclaredIndexes } from '../migrations/declared-indexes.js';
import { migrate } from '../migrations/migrate.js';
import { MIGRATION_COLLECTIONS } from '../migrations/migration-runs.repository.js';
import { DatabaseClient } from '../start/database-client.js';
import { declareModels } from '../start/declared-collections.js';
import type { ServiceDefinition } from '../start/service-definition.js';
import { startTestEngines, type TestEngines } from './test-engines.js';

/** By collection, sorted by name. */
export type IndexesByCollection = Record<string, mongo.IndexDescriptionInfo[]>;

const logger = PinoLogger.create('test', { level: 'silent' });

/**
 * The indexes of a database that had those of the file and was migrated, and those of a fresh one. Collections that are
 * not in the file came later, and are created with their indexes.
 */
export const migratedIndexes = (definition: ServiceDefinition, baselineFile: string) =>
  withEngines(async (test) => {
    const baseline: IndexesByCollection = JSON.parse(await readFile(baselineFile, 'utf8'));
    const fresh = await declared(test, definition);
    const kept = Object.entries(fresh).filter(([name]) => name in baseline);
    return { migrated: await migrated(test, definition, baseline), declared: Object.fromEntries(kept) };
  });

async function withEngines<T>(work: (test: TestEngines) => Promise<T>): Promise<T> {
  const test = await startTestEngines(new Map());
  try {
    return await work(test);
  } finally {
    await test.close();
  }
}

async function declared({ engines }: TestEngines, definition: ServiceDefinition): Promise<IndexesByCollection> {
  const client = new DatabaseClient(engines.mongoUrl);
  const connection = client.database(`${engines.databasePrefix}_declared`);
  await declareModels(definition, connection);
  await client.open();
  for (const model of Object.values(connection.models)) await createDeclaredIndexes(model, logger);
  const indexes = await indexesOf(connection.db as mongo.Db);
  await client.close();
  return indexes;
}

async function migrated(
  { engines, clock }: TestEngines,
  { migrations = [] }: ServiceDefinition,
  baseline: IndexesByCollection,
): Promise<IndexesByCollection> {
  const client = new DatabaseClient(engines.mongoUrl);
  const connection = client.database(`${engines.databasePrefix}_migrated`);
  await client.open();
  const database = connection.db as mongo.Db;
  for (const [name, indexes] of Object.entries(baseline)) {
    await database.createCollection(name);
    for (const { key, v: _version, ...options } of indexes.filter((index) => index.name !== '_id_'))
      await database.collection(name).createIndex(key, options as mongo.CreateIndexesOptions);
  }
  await migrate(migrations, { database, clock, logger, signal: new AbortController().signal });
  const indexes = await indexesOf(database);
  await client.close();
  return indexes;
}

async function indexesOf(database: mongo.Db): Promise<IndexesByCollection> {
  const names = (await database.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  const byName = (one: mongo.IndexDescriptionInfo, other: mongo.IndexDescriptionInfo) =>
    String(one.name).localeCompare(String(other.name));
  const entries = names
    .filter((name) => !MIGRATION_COLLECTIONS.includes(name) && !name.startsWith('system.'))
    .sort()
    .map(async (name) => [name, (await database.collection(name).indexes()).sort(byName)] as const);
  return Object.fromEntries(await Promise.all(entries));
}
