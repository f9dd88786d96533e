import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedMongo } from '@pothik/embedded-mongo';
import { type ConnectedEngines, connectEngines, databaseOf } from '@pothik/engines/connect';

import { endByOwnLook, type MigratingData } from '@pothik/service-kit';
import {
  LocalServiceCaller,
  PinoLogger,
  parseStatementKeys,
  StatementSigner,
  startService,
} from '@pothik/service-kit/host';
import { MongoClient } from 'mongodb';
import { makeSecrets } from '../../docker/secrets.mjs';
import { heldCollections } from '../../src/backup/collections.js';
import { runOperation } from '../../src/operations/testing/run-operation.js';
import { DEPLOYED } from '../deployed-services.js';
import { commandsFor, loginOf, passwordKeyOf } from './mongo-logins.cjs';

const { MONGO_URL = '' } = process.env;
const secrets = makeSecrets();
const SERVICES = DEPLOYED.filter(({ databases }) => databases);
const NAMES = SERVICES.map(({ name }) => name);
const CONFIGURATION = {
  PUBLIC_URL: 'http://localhost:8080',
  SESSION_KEYS: secrets.SESSION_KEYS,
  FORMER_PROFILES_KEY: secrets.FORMER_PROFILES_KEY,
  PUSH_KEYS: secrets.PUSH_KEYS,
  SUPPORT_EMAIL: 'support@pothik.test',
};

/** The server's address with another login. */
function addressOf(name: string): string {
  const address = new URL(MONGO_URL);
  address.username = loginOf(name);
  address.password = secrets[passwordKeyOf(name)] ?? '';
  return address.href;
}

async function withClient<T>(url: string, use: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = await MongoClient.connect(url);
  try {
    return await use(client);
  } finally {
    await client.close();
  }
}

const makeLogins = (existing: readonly string[]) =>
  withClient(MONGO_URL, async (client) => {
    for (const command of commandsFor(secrets, existing)) await client.db('admin').command(command);
  });

const demandsLogins = MONGO_URL.includes('@') ? describe : describe.skip;
const REFUSED = { name: 'MongoServerError', codeName: 'Unauthorized' };

demandsLogins('On a server that demands logins', () => {
  let folder: string;
  let engines: ConnectedEngines;
  let closeDatabase: () => Promise<void>;

  beforeAll(async () => {
    await makeLogins([]);
    folder = mkdtempSync(path.join(os.tmpdir(), 'pothik-logins-'));
    const database = await startEmbeddedMongo({ directory: path.join(folder, 'mongo'), port: 0 });
    closeDatabase = () => database.close();
    const embedded = { mongoUrl: database.url, objectsDirectory: path.join(folder, 'objects') };
    engines = await connectEngines({}, { logger: PinoLogger.create('test', { level: 'silent' }), embedded });
  });
  afterAll(async () => {
    await engines.close();
    await closeDatabase();
    rmSync(folder, { recursive: true });
  });

  /** Starts a service by its own login; the event log is elsewhere, as Kafka is. */
  async function start(name: string): Promise<void> {
    const definition = SERVICES.find((service) => service.name === name);
    if (definition === undefined) throw new Error(`There is no service ${name}.`);
    const statementKeys = secrets[`${name.toUpperCase()}_STATEMENT_KEYS`] ?? '';
    const caller = new LocalServiceCaller(
      new StatementSigner(parseStatementKeys(statementKeys), engines.clock),
      () => undefined,
    );
    const own = { ...engines, caller: () => caller, mongoUrl: addressOf(name) };
    const service = await startService(definition, own, { statementKeys, configuration: CONFIGURATION });
    await service.close();
  }

  it.each(NAMES)('%s makes its collections and indexes, and starts', async (name) => {
    await start(name);
    const collections = await withClient(addressOf(name), (client) => client.db(databaseOf(name)).collections());
    expect(collections.length).toBeGreaterThan(0);
  });

  it.each(NAMES)('%s neither reads nor writes the database of another service', async (name) => {
    await withClient(addressOf(name), async (client) => {
      for (const other of NAMES.filter((owner) => owner !== name)) {
        const foreign = client.db(databaseOf(other)).collection('anything');
        await expect(foreign.findOne()).rejects.toMatchObject(REFUSED);
        await expect(foreign.insertOne({ of: name })).rejects.toMatchObject(REFUSED);
        await expect(foreign.drop()).rejects.toMatchObject(REFUSED);
      }
    });
  });

  it.each([...NAMES, 'operator'])('%s makes no login and reads none', async (name) => {
    await withClient(addressOf(name), async (client) => {
      const admin = client.db('admin');
      const made = admin.command({ createUser: 'another', pwd: 'secret', roles: ['root'] });
      await expect(made).rejects.toMatchObject(REFUSED);
      await expect(admin.collection('system.users').findOne()).rejects.toMatchObject(REFUSED);
    });
  });

  it('the operator lists and reads every collection, as a backup does', async () => {
    for (const name of NAMES) await start(name);
    const held = await withClient(addressOf('operator'), heldCollections);
    expect([...new Set(held.map(({ database }) => database))].sort()).toEqual(NAMES.map(databaseOf).sort());
  });

  it('the operator migrates every database, as before a release, beside services that run', async () => {
    for (const name of NAMES) await start(name);
    const printed = await runOperation(['migrate'], { MONGO_URL: addressOf('operator') });
    expect(printed).toHaveLength(1 + NAMES.length);
    expect(printed).toEqual(
      expect.arrayContaining([0, ...NAMES.map((name) => expect.stringMatching(`^${name}: (all of|has no)`))]),
    );
  });

  it('the operator takes TTL indexes away, as a migration does, by readWrite alone', async () => {
    await withClient(addressOf('operator'), async (client) => {
      const database = client.db(databaseOf('ride'));
      const notes = database.collection('notes');
      await notes.createIndex({ at: 1 }, { expireAfterSeconds: 3_600 });
      const migration = endByOwnLook(1, [{ collection: 'notes', field: 'at', seconds: 3_600 }]);
      await migration.run({ database } as unknown as MigratingData);
      expect(await notes.indexes()).toContainEqual({ v: 2, key: { at: 1 }, name: 'at_1' });
      await notes.drop();
    });
  });

  it('a login that is made again has its new password', async () => {
    const former = addressOf('ride');
    secrets.RIDE_MONGO_PASSWORD = 'another';
    await makeLogins([...NAMES, 'operator'].map(loginOf));
    await expect(MongoClient.connect(former)).rejects.toMatchObject({ codeName: 'AuthenticationFailed' });
    await start('ride');
  });
});
