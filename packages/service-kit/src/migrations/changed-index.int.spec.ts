import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { mongo, Schema, type SchemaDefinition } from 'mongoose';
import { defineService, type ServiceDefinition } from '../start/service-definition.js';
import { startService } from '../start/start-service.js';
import { startTestEngines, type TestEngines } from '../testing/test-engines.js';
import { replaceIndex } from './index-changes.js';
import { undo } from './migrate.js';
import type { Migration } from './migration.js';

const DAY_SECONDS = 24 * 3_600;

interface Declared {
  expireAfterSeconds: number;
  fields?: SchemaDefinition;
  migrations?: readonly Migration[];
}

/** A release of a service with a collection `notes`, whose documents have a life. */
function release({ expireAfterSeconds, fields = {}, migrations = [] }: Declared): ServiceDefinition {
  const schema = new Schema({ at: Date, ...fields });
  schema.index({ at: 1 }, { expireAfterSeconds });
  @Module({ imports: [MongooseModule.forFeature([{ name: 'Note', schema }])] })
  class NoteModule {}
  return defineService({ name: 'user', module: NoteModule, databases: true, migrations });
}

const longerLife: Migration = {
  number: 1,
  name: 'notes-live-two-days',
  maximumMs: 60_000,
  run: ({ database }) => replaceIndex(database.collection('notes'), { at: 1 }, { expireAfterSeconds: 2 * DAY_SECONDS }),
  undo: ({ database }) => replaceIndex(database.collection('notes'), { at: 1 }, { expireAfterSeconds: DAY_SECONDS }),
};
const former = release({ expireAfterSeconds: DAY_SECONDS });
const present = release({ expireAfterSeconds: 2 * DAY_SECONDS, migrations: [longerLife] });

let test: TestEngines;
let client: mongo.MongoClient;
beforeEach(async () => {
  test = await startTestEngines(new Map());
  client = await mongo.MongoClient.connect(test.engines.mongoUrl);
}, 30_000);
afterEach(async () => {
  await client.close();
  await test.close();
}, 30_000);

const start = (definition: ServiceDefinition) =>
  startService(definition, test.engines, { statementKeys: test.statementKeys.user, configuration: {} });
const database = () => client.db(`${test.engines.databasePrefix}_user`);
const lifeOfNotes = async () => {
  const indexes = await database().collection('notes').indexes();
  return indexes.find(({ name }) => name === 'at_1')?.expireAfterSeconds;
};
const ready = [expect.objectContaining({ name: 'mongo', up: true })];

describe('an index that a release declares otherwise', () => {
  it('does not keep its service from starting, and stays as it is without a migration', async () => {
    await (await start(former)).close();
    const changed = await start(release({ expireAfterSeconds: 2 * DAY_SECONDS }));
    expect(await changed.ready()).toEqual(expect.arrayContaining(ready));
    expect(await lifeOfNotes()).toBe(DAY_SECONDS);
    await changed.close();
  }, 30_000);

  it('is changed by a migration while the former release runs, which may start again beside the new one', async () => {
    const old = await start(former);
    const instances = await Promise.all([start(present), start(present)]);
    expect(await lifeOfNotes()).toBe(2 * DAY_SECONDS);
    const again = await start(former);
    for (const service of [old, again, ...instances]) {
      expect(await service.ready()).toEqual(expect.arrayContaining(ready));
      await service.close();
    }
    expect(await lifeOfNotes()).toBe(2 * DAY_SECONDS);
  }, 30_000);

  it('is changed back by undoing the migration', async () => {
    await (await start(former)).close();
    await (await start(present)).close();
    const { clock, logger } = test.engines;
    const parts = { database: database(), clock, logger, signal: new AbortController().signal };
    expect(await undo([longerLife], 1, parts)).toEqual([1]);
    expect(await lifeOfNotes()).toBe(DAY_SECONDS);
  }, 30_000);

  it('refuses to start its service when it must be unique and is not', async () => {
    const subject = { type: String, index: true };
    await (await start(release({ expireAfterSeconds: DAY_SECONDS, fields: { subject } }))).close();
    const unique = release({ expireAfterSeconds: DAY_SECONDS, fields: { subject: { type: String, unique: true } } });
    await expect(start(unique)).rejects.toThrow('subject_1');
  }, 30_000);
});
