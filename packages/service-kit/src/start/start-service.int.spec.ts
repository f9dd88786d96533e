import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { authEvents } from '@pothik/contracts/auth';
import { type EmbeddedMongo, startEmbeddedMongo } from '@pothik/embedded-mongo';
import { ConfigurationError, EngineUnavailable } from '@pothik/engines';
import { type ConnectedEngines, connectEngines } from '@pothik/engines/connect';
import { TestClock } from '@pothik/engines/testing';
import { isDeclined } from '../calls/declined.rules.js';
import { HttpServiceCaller } from '../calls/http-service-caller.js';
import { LocalServiceCaller } from '../calls/local-service-caller.js';
import { generateStatementKeys, parseStatementKeys } from '../identity/statement-keys.js';
import { StatementSigner } from '../identity/statement-signer.js';
import { PinoLogger } from '../logging/pino-logger.js';
import { sampleHttp, sampleService, slowCall } from '../testing/sample-service.js';
import { startTestPlatform } from '../testing/test-platform.js';
import { DatabaseClient } from './database-client.js';
import { openService, type RunningService, startService } from './start-service.js';

const keys = generateStatementKeys(['gateway', 'user', 'auth']);
const clock = new TestClock();
const signer = new StatementSigner(parseStatementKeys(keys.auth), clock);

let directory: string;
let database: EmbeddedMongo;
let engines: ConnectedEngines;
let running: RunningService;
let address: string;

const caller = () => new LocalServiceCaller(signer, () => undefined);
const configured = { statementKeys: keys.user, configuration: {}, port: 0 };

/** The engines and the service of every test; a test that ends one starts its own. */
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'pothik-start-'));
  // On a socket, as under npm start.
  database = await startEmbeddedMongo({ directory: path.join(directory, 'mongo'), synchronous: 'NORMAL' });
  const logger = PinoLogger.create('test', { level: 'silent' });
  const embedded = { mongoUrl: database.url, objectsDirectory: path.join(directory, 'objects') };
  engines = await connectEngines({}, { logger, clock, embedded });
  running = await startService(sampleService, { ...engines, caller }, configured);
  address = await running.app.getUrl();
});

afterAll(async () => {
  await running.close();
  await engines.close();
  await database.close();
  await rm(directory, { recursive: true, force: true });
});

describe('a running service', () => {
  it('is live and ready while everything is available', async () => {
    expect((await fetch(`${address}/health/live`)).status).toBe(200);
    const ready = await fetch(`${address}/health/ready`);
    expect([ready.status, await ready.json()]).toMatchObject([200, { ready: true, down: [], degraded: [] }]);
  });

  it('answers 503 with Retry-After while the database is unavailable, and reports that mongo is down', async () => {
    const itsOwn = await startEmbeddedMongo({ directory: path.join(directory, 'ended'), synchronous: 'NORMAL' });
    const service = await startService(sampleService, { ...engines, mongoUrl: itsOwn.url, caller }, configured);
    const at = await service.app.getUrl();
    expect((await fetch(`${at}/health/ready`)).status).toBe(200);
    await itsOwn.close();
    const answer = await fetch(`${at}/api/v1/sample/stored`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.json()).toMatchObject({ success: false, code: 'platform/unavailable' });
    const ready = await fetch(`${at}/health/ready`);
    expect(ready.status).toBe(503);
    expect(((await ready.json()) as { down: string[] }).down).toContain('mongo');
    await service.close();
  });

  it('finishes running requests before it stops, and accepts no new ones', async () => {
    const begun = new Promise<void>((resolve) => {
      slowCall.begun = resolve;
    });
    let finish: () => void = () => undefined;
    slowCall.until = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const service = await startService(sampleService, { ...engines, caller }, configured);
    const at = await service.app.getUrl();
    const answer = fetch(`${at}/api/v1/sample/slow`);
    await begun;
    const stopped = service.close();
    await refusesConnections(at);
    finish();
    expect(await (await answer).json()).toMatchObject({ data: 'finished' });
    await stopped;
  });

  it('refuses 10 MB over a real connection with a response', async () => {
    const body = JSON.stringify({ text: 'x'.repeat(10_000_000) });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${address}/api/v1/sample/open`, { method: 'POST', body, headers });
    expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'request/too-large' }]);
  });

  it('is called by other services, in this process or over HTTP', async () => {
    const local = new LocalServiceCaller(signer, () => running.app);
    const remote = new HttpServiceCaller(signer, { user: [address] });
    for (const caller of [local, remote]) {
      expect(await caller.call(sampleHttp.inside, {})).toEqual({ kind: 'service', name: 'auth' });
      await expect(caller.call(sampleHttp.inside, { extra: 1 } as never)).rejects.toMatchObject({
        code: 'request/invalid',
      });
    }
    const away = new HttpServiceCaller(signer, { user: ['http://127.0.0.1:1'] });
    await expect(away.call(sampleHttp.inside, {})).rejects.toMatchObject({ name: 'EngineUnavailable' });
  });
});

describe('the client of the database', () => {
  it('that services share stays open when one of them stops', async () => {
    const databaseClient = new DatabaseClient(database.url);
    const sharing = { ...engines, databaseClient, caller };
    const one = await startService(sampleService, sharing, configured);
    const other = await startService(sampleService, sharing, configured);
    try {
      await one.close();
      expect((await fetch(`${await other.app.getUrl()}/health/ready`)).status).toBe(200);
    } finally {
      await other.close();
      await databaseClient.close();
    }
  });
});

describe('engines', () => {
  const logger = PinoLogger.create('test', { level: 'silent' });

  it.each([
    ['MONGO_URL', {}],
    ['REDIS_URL', { MONGO_URL: 'mongodb://127.0.0.1' }],
    [
      'S3_SECRET_KEY',
      {
        S3_ENDPOINT: 'http://127.0.0.1',
        S3_ACCESS_KEY: 'key',
        MONGO_URL: 'm',
        REDIS_URL: 'redis://127.0.0.1:1',
        KAFKA_BROKERS: '127.0.0.1:1',
      },
    ],
  ])('without an address and without a stand-in are named: %s', async (key, addresses) => {
    await expect(connectEngines(addresses, { logger })).rejects.toThrow(new ConfigurationError(`missing: ${key}`));
  });

  it('a database unavailable at the start is reported, and calls are refused until its indexes exist', async () => {
    const file = path.join(directory, 'late');
    const former = await startEmbeddedMongo({ directory: file, synchronous: 'NORMAL' });
    await former.close();
    const opened = await openService(sampleService, { ...engines, mongoUrl: former.url, caller }, configured);
    const at = await opened.app.getUrl();
    const refused = await fetch(`${at}/api/v1/sample/stored`);
    expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'platform/unavailable' }]);
    expect(isDeclined(refused.status, Object.fromEntries(refused.headers))).toBe(true);
    expect((await fetch(`${at}/health/live`)).status).toBe(200);
    expect(await (await fetch(`${at}/health/ready`)).json()).toMatchObject({ ready: false, down: ['mongo'] });
    const late = await startEmbeddedMongo({ directory: file, port: former.port || undefined, synchronous: 'NORMAL' });
    await opened.prepared;
    expect((await fetch(`${at}/api/v1/sample/stored`)).status).toBe(200);
    expect(await (await fetch(`${at}/health/ready`)).json()).toMatchObject({ ready: true, down: [] });
    await opened.close();
    await late.close();
  });

  it('that are away beside the database leave a service ready and serving, and are told in its readiness and once in its log', async () => {
    const lines: { dependency?: string; msg?: string }[] = [];
    const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
    const degradedEngines = await connectEngines(
      { KAFKA_BROKERS: '127.0.0.1:1', REDIS_URL: 'redis://127.0.0.1:1' },
      {
        logger: PinoLogger.create('test', { level: 'warn', destination }),
        clock,
        embedded: { mongoUrl: database.url, objectsDirectory: path.join(directory, 'objects') },
      },
    );
    const opened = await startService(sampleService, { ...degradedEngines, caller }, configured);
    try {
      const at = await opened.app.getUrl();
      for (const _repeated of [1, 2]) {
        const ready = await fetch(`${at}/health/ready`);
        expect([ready.status, await ready.json()]).toMatchObject([
          200,
          {
            ready: true,
            down: [],
            degraded: ['events', 'keyValue'],
            checks: [
              { name: 'mongo', up: true, needed: true },
              { name: 'disk', up: true, needed: true },
              { name: 'events', up: false, needed: false },
              { name: 'keyValue', up: false, needed: false },
            ],
          },
        ]);
      }
      expect((await fetch(`${at}/api/v1/sample/stored`)).status).toBe(200);
      const told = lines.filter(({ msg }) => msg === 'degraded: a dependency is away');
      expect(told.map(({ dependency }) => dependency)).toEqual(['events', 'keyValue']);
    } finally {
      await opened.close();
      await degradedEngines.close();
    }
  }, 60_000);

  it('a database that is away while the service prepares its data is waited for, as at its start', async () => {
    let tries = 0;
    const onDatabase = async () => {
      tries += 1;
      if (tries < 3) throw new EngineUnavailable('mongo', new Error('too busy to answer'));
    };
    const prepared = await startService(
      { ...sampleService, onDatabase },
      { ...engines, caller },
      { statementKeys: keys.user, configuration: {} },
    );
    await prepared.close();
    expect(tries).toBe(3);
  }, 30_000);

  it('a service that is stopped while its database is unavailable stops at once', async () => {
    const opened = await openService(
      sampleService,
      { ...engines, mongoUrl: 'mongodb://127.0.0.1:1', caller },
      { statementKeys: keys.user, configuration: {} },
    );
    await opened.close();
    await expect(opened.prepared).rejects.toThrow('user stops');
  });
});

describe('the test platform', () => {
  it('delivers an event to its consumer again after a failure, then settles', async () => {
    const platform = await startTestPlatform({ services: [sampleService] });
    const aggregateId = '64f000000000000000000009';
    const account = {
      id: '665000000000000000000001',
      name: 'Rahima Khatun',
      email: 'rahima@pothik.test',
      role: 'RIDER',
      verified: false,
    } as const;
    const payload = { account };
    await platform.publish(authEvents.userRegistered, { aggregateId, payload });
    await platform.settled();
    expect(await platform.model('user', 'Sample').find().lean()).toMatchObject([{ subject: aggregateId }]);
    expect(await platform.published(authEvents.userRegistered)).toHaveLength(1);
    await platform.close();
  });
});

/** Waits until the server refuses connections. */
async function refusesConnections(url: string): Promise<void> {
  for (;;) {
    try {
      const response = await fetch(`${url}/health/live`, { headers: { connection: 'close' } });
      if (response.status === 503) return;
    } catch {
      return;
    }
  }
}
