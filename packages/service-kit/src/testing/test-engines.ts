import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedMongo } from '@pothik/embedded-mongo';
import type { Mailbox } from '@pothik/engines';
import { connectEngines } from '@pothik/engines/connect';
import { TestClock } from '@pothik/engines/testing';
import { mongo } from 'mongoose';
import { LocalServiceCaller } from '../calls/local-service-caller.js';
import type { ServiceName } from '../configuration/service-name.js';
import { generateStatementKeys, parseStatementKeys } from '../identity/statement-keys.js';
import { StatementSigner } from '../identity/statement-signer.js';
import { PinoLogger } from '../logging/pino-logger.js';
import type { ServiceEngines } from '../start/engines.js';
import type { RunningService } from '../start/start-service.js';

const NAMES = ['gateway', 'auth', 'user', 'driver', 'ride', 'notification'] as const satisfies readonly ServiceName[];

export interface TestEngines {
  engines: ServiceEngines;
  clock: TestClock;
  mailbox: Mailbox;
  statementKeys: Record<ServiceName, string>;
  signerOf(name: ServiceName): StatementSigner;
  close(): Promise<void>;
}

/** Embedded engines in a fresh folder: a database of their own, memory, files. Logs are silent unless LOG_LEVEL says otherwise. */
export async function startTestEngines(running: ReadonlyMap<string, RunningService>): Promise<TestEngines> {
  const directory = await mkdtemp(path.join(process.env.TEST_DIRECTORY ?? os.tmpdir(), 'pothik-test-'));
  const clock = new TestClock();
  const logger = PinoLogger.create('test', { level: process.env.LOG_LEVEL ?? 'silent' });
  const database = await startEmbeddedMongo({
    directory: path.join(directory, 'mongo'),
    port: 0,
    synchronous: 'NORMAL',
  });
  const embedded = { mongoUrl: database.url, objectsDirectory: path.join(directory, 'objects') };
  const { close: closeEngines, ...connected } = await connectEngines({}, { logger, clock, embedded });
  const services = await servicesDatabase(connected.mongoUrl);
  const statementKeys = generateStatementKeys(NAMES);
  const signerOf = keptByName((name) => new StatementSigner(parseStatementKeys(statementKeys[name]), clock));
  const caller = (name: ServiceName) => new LocalServiceCaller(signerOf(name), (owner) => running.get(owner)?.app);
  const close = async () => {
    await closeEngines();
    await services.remove();
    await database.close();
    await rm(directory, { recursive: true, force: true });
  };
  const mailbox = connected.mailbox as Mailbox;
  const { mongoUrl, databasePrefix } = services;
  return {
    engines: { ...connected, mongoUrl, databasePrefix, caller },
    clock,
    mailbox,
    statementKeys,
    signerOf,
    close,
  };
}

/** One signer a name, as a process has: it reuses its statements, and their verifiers know them again. */
function keptByName(make: (name: ServiceName) => StatementSigner): (name: ServiceName) => StatementSigner {
  const kept = new Map<ServiceName, StatementSigner>();
  return (name) => {
    const signer = kept.get(name) ?? make(name);
    kept.set(name, signer);
    return signer;
  };
}

/** Where the services under test keep their data: the embedded database, or TEST_MONGO_URL's server, under names of their own. */
async function servicesDatabase(embeddedUrl: string) {
  const mongoUrl = process.env.TEST_MONGO_URL ?? embeddedUrl;
  const databasePrefix = `pothik_test_${randomUUID().slice(0, 8)}`;
  const remove = async () => {
    const client = await mongo.MongoClient.connect(mongoUrl);
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    for (const { name } of databases) if (name.startsWith(databasePrefix)) await client.db(name).dropDatabase();
    await client.close();
  };
  return { mongoUrl, databasePrefix, remove: mongoUrl === embeddedUrl ? async () => undefined : remove };
}

/**
 * Takes away the indexes by which a server deletes what is old: it goes by its own clock, and the tests by theirs. Rules
 * refuse what is old without them.
 */
export async function keepWhatIsOld({ mongoUrl, databasePrefix }: ServiceEngines): Promise<void> {
  const client = await mongo.MongoClient.connect(mongoUrl);
  const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
  for (const { name } of databases.filter((database) => database.name.startsWith(databasePrefix))) {
    for (const collection of await client.db(name).collections()) {
      const expiring = (await collection.indexes()).filter(
        ({ expireAfterSeconds }) => expireAfterSeconds !== undefined,
      );
      for (const index of expiring) await collection.dropIndex(index.name as string);
    }
  }
  await client.close();
}
