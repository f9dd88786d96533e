import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { API_PREFIX } from '@pothik/contracts/platform';
import { type EmbeddedMongo, startEmbeddedMongo } from '@pothik/embedded-mongo';
import { type ConnectedEngines, connectEngines } from '@pothik/engines/connect';
import { TestClock } from '@pothik/engines/testing';
import { mongo } from 'mongoose';
import { LocalServiceCaller } from '../calls/local-service-caller.js';
import { generateStatementKeys, parseStatementKeys } from '../identity/statement-keys.js';
import { StatementSigner } from '../identity/statement-signer.js';
import { PinoLogger } from '../logging/pino-logger.js';
import { sampleHttp, sampleService } from '../testing/sample-service.js';
import { type RunningService, startService } from './start-service.js';

const keys = generateStatementKeys(['user', 'auth']);
const clock = new TestClock();
const caller = () => new LocalServiceCaller(new StatementSigner(parseStatementKeys(keys.auth), clock), () => undefined);

let directory: string;
let database: EmbeddedMongo;
let engines: ConnectedEngines;
let service: RunningService;
let client: mongo.MongoClient;
let address: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'pothik-full-'));
  const mongoDirectory = path.join(directory, 'mongo');
  database = await startEmbeddedMongo({ directory: mongoDirectory, synchronous: 'NORMAL', maximumBytes: 3_000_000 });
  const logger = PinoLogger.create('test', { level: 'silent' });
  const embedded = { mongoUrl: database.url, objectsDirectory: path.join(directory, 'objects') };
  engines = await connectEngines({}, { logger, clock, embedded });
  const settings = { statementKeys: keys.user, configuration: {}, port: 0 };
  service = await startService(sampleService, { ...engines, caller }, settings);
  address = await service.app.getUrl();
  client = await mongo.MongoClient.connect(database.url);
}, 30_000);
afterAll(async () => {
  await client.close();
  await service.close();
  await engines.close();
  await database.close();
  await rm(directory, { recursive: true, force: true });
});

const filling = () => client.db('filling').collection('fillers');

/** Fills the disk up to the last small document. */
async function fillUp(): Promise<void> {
  for (const bytes of [100_000, 1_000, 10]) {
    try {
      for (;;) await filling().insertOne({ bytes: Buffer.alloc(bytes) });
    } catch (error) {
      expect(error).toMatchObject({ codeName: 'OutOfDiskSpace' });
    }
  }
}

const keep = (subject: string) =>
  fetch(`${address}${API_PREFIX}${sampleHttp.keep.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ subject }),
  });
const kept = async () => {
  const reply = await fetch(`${address}${API_PREFIX}${sampleHttp.stored.path}`);
  const { data } = (await reply.json()) as { data: { subject: string }[] };
  return data.map(({ subject }) => subject);
};
const ready = async () => {
  const reply = await fetch(`${address}/health/ready`);
  return [reply.status, ((await reply.json()) as { down: string[] }).down];
};

it('a full disk is a refusal that names it, the service is not ready, and what was stored stays', async () => {
  expect((await keep('before')).status).toBe(200);
  expect(await ready()).toEqual([200, []]);
  await fillUp();
  const refused = await keep('meanwhile'.repeat(2_000));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await refused.json()).toMatchObject({
    success: false,
    code: 'platform/disk-full',
    message: 'Nothing can be stored now: a disk of the platform is full. Please try again later.',
  });
  expect(await ready()).toEqual([503, ['disk']]);
  expect(await kept()).toEqual(['before']);
  await filling().deleteMany({});
  expect((await keep('afterwards')).status).toBe(200);
  expect(await kept()).toEqual(['before', 'afterwards']);
  expect(await ready()).toEqual([200, []]);
}, 30_000);
