import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { SIGNERS, type Signer } from '@pothik/contracts/platform';
import { startEmbeddedMongo } from '@pothik/embedded-mongo';
import type { Mailbox, SmsBox } from '@pothik/engines';
import { type ConnectedEngines, connectEngines } from '@pothik/engines/connect';
import { TestClock } from '@pothik/engines/testing';
import { mongo } from 'mongoose';
import { LocalServiceCaller } from '../calls/local-service-caller.js';
import type { ServiceName } from '../configuration/service-name.js';
import { generateStatementKeys, parseStatementKeys } from '../identity/statement-keys.js';
import { StatementSigner } from '../identity/statement-signer.js';
import { PinoLogger } from '../logging/pino-logger.js';
import type { ServiceEngines } from '../start/engines.js';
import type { RunningService } from '../start/start-service.js';

export interface TestEngines {
  engines: ServiceEngines & Pick<ConnectedEngines, 'objects'>;
  clock: TestClock;
  mailbox: Mailbox;
  smsBox: SmsBox;
  statementKeys: Record<Signer, string>;
  signerOf(name: Signer): StatementSigner;
  close(): Promise<void>;
}

/** Embedded engines in a new folder: a database of their own, memory, files. Logs are silent unless LOG_LEVEL is set. */
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
  const statementKeys = generateStatementKeys(SIGNERS);
  const signerOf = cachedByName((name) => new StatementSigner(parseStatementKeys(statementKeys[name]), clock));
  const caller = (name: ServiceName) => new LocalServiceCaller(signerOf(name), (owner) => running.get(owner)?.app);
  const close = async () => {
    await closeEngines();
    await services.remove();
    await database.close();
    await rm(directory, { recursive: true, force: true });
  };
  const mailbox = connected.mailbox as Mailbox;
  const smsBox = connected.smsBox as SmsBox;
  const { mongoUrl, databasePrefix } = services;
  return {
    engines: { ...connected, mongoUrl, databasePrefix, caller },
    clock,
    mailbox,
    smsBox,
    statementKeys,
    signerOf,
    close,
  };
}

/** One signer for each name, as in a process: it reuses its statements, and verifiers cache them. */
function cachedByName(make: (name: Signer) => StatementSigner): (name: Signer) => StatementSigner {
  const signers = new Map<Signer, StatementSigner>();
  return (name) => {
    const signer = signers.get(name) ?? make(name);
    signers.set(name, signer);
    return signer;
  };
}

/** The database of the services under test: the embedded one, or TEST_MONGO_URL's server, with names of their own. */
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
