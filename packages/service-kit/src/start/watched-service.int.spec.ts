import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { authEvents } from '@pothik/contracts/auth';
import { topicOf } from '@pothik/contracts/platform';
import { type EmbeddedMongo, startEmbeddedMongo } from '@pothik/embedded-mongo';
import { type ConnectedEngines, connectEngines } from '@pothik/engines/connect';
import { TestClock } from '@pothik/engines/testing';
import { LocalServiceCaller } from '../calls/local-service-caller.js';
import { Sweeper } from '../data/sweeper.js';
import { generateStatementKeys, parseStatementKeys } from '../identity/statement-keys.js';
import { StatementSigner } from '../identity/statement-signer.js';
import { PinoLogger } from '../logging/pino-logger.js';
import { type ConnectedTelemetry, connectTelemetry } from '../telemetry/connect-telemetry.js';
import { metricValueOf } from '../testing/metric-value.js';
import { sampleService } from '../testing/sample-service.js';
import { type RunningService, startService } from './start-service.js';

const keys = generateStatementKeys(['user']);
const clock = new TestClock();
const lines: Record<string, unknown>[] = [];
const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
const logger = PinoLogger.create('test', { level: 'error', destination });
/** An address without a listener. */
const COLLECTOR = 'http://127.0.0.1:1';

let directory: string;
let database: EmbeddedMongo;
let engines: ConnectedEngines;
let telemetry: ConnectedTelemetry;
let running: RunningService;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'pothik-watched-'));
  database = await startEmbeddedMongo({ directory: path.join(directory, 'mongo'), port: 0, synchronous: 'NORMAL' });
  const embedded = { mongoUrl: database.url, objectsDirectory: path.join(directory, 'objects') };
  engines = await connectEngines({}, { logger, clock, embedded });
  telemetry = await connectTelemetry({ host: '127.0.0.1', logger, managementPort: 0, tracesEndpoint: COLLECTOR });
  const signer = new StatementSigner(parseStatementKeys(keys.user), clock);
  const caller = () => new LocalServiceCaller(signer, () => undefined);
  const settings = { statementKeys: keys.user, configuration: {}, port: 0 };
  running = await startService(sampleService, { ...engines, telemetry, caller }, settings);
});

afterAll(async () => {
  await running.close();
  await engines.close();
  await telemetry.close();
  await database.close();
  await rm(directory, { recursive: true, force: true });
});

async function metrics() {
  const text = await (await fetch(`http://127.0.0.1:${telemetry.managementPort}/metrics`)).text();
  return (name: string, labels: Record<string, string> = {}) =>
    metricValueOf(text, name, { service: 'user', ...labels });
}

const ask = async (path: string) => fetch(`${await running.app.getUrl()}${path}`);
const append = (value: object) =>
  engines.eventLog.append(topicOf('auth'), [{ key: 'a', value: JSON.stringify(value), headers: {} }]);

async function handled(): Promise<void> {
  while ((await engines.eventLog.lag('user')) > 0) await new Promise((resolve) => setImmediate(resolve));
}

it('a log line has the trace id of its request', async () => {
  const { requestId } = (await (await ask('/api/v1/sample/fail')).json()) as { requestId: string };
  expect(lines.find((line) => line.requestId === requestId)).toMatchObject({
    traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
});

describe('the metrics of a service', () => {
  it('have a 0 of failed calls and failed sweeps before there is one, so that the first is an increase', async () => {
    const of = await metrics();
    for (const call of ['user.stored', 'user.upload', 'health', 'other'])
      expect([call, of('pothik_request_duration_seconds_count', { call, status: '5xx' })]).toEqual([call, 0]);
    expect(of('pothik_sweep_duration_seconds_count', { sweep: 'outbox', outcome: 'failed' })).toBe(0);
  });

  it('count each call by its name and class of status, whatever its path parameters', async () => {
    await ask('/api/v1/sample/stored?');
    await ask('/api/v1/sample/stored');
    await ask('/api/v1/sample/fail');
    await ask('/health/live');
    await ask('/api/v1/sample/nowhere/64f000000000000000000001');
    const of = await metrics();
    const requests = (call: string, status: string) => of('pothik_request_duration_seconds_count', { call, status });
    expect(requests('user.stored', '2xx')).toBe(2);
    expect(requests('user.fail', '5xx')).toBe(2);
    expect(requests('health', '2xx')).toBe(1);
    expect(requests('other', '4xx')).toBe(1);
    expect(of('pothik_refusals_total', { code: 'platform/unexpected' })).toBe(2);
    expect(of('pothik_refusals_total', { code: 'request/not-found' })).toBe(1);
  });

  it('show failed attempts of a handler, and dead letters', async () => {
    expect((await metrics())('pothik_dead_letters_total')).toBe(0);
    await append({ id: 'not an envelope' });
    await append({
      id: '3a0f4e8e-54e4-4c3c-9a2e-0d2f6d1b7c11',
      type: authEvents.userRegistered.type,
      version: authEvents.userRegistered.version,
      aggregateId: '64f000000000000000000001',
      aggregateVersion: 1,
      occurredAt: new Date(clock.now().getTime() - 2_000).toISOString(),
      actor: { kind: 'system' },
      correlationId: 'story',
      payload: {
        account: {
          id: '64f000000000000000000001',
          name: 'Rahima Khatun',
          email: 'rahima@pothik.test',
          role: 'RIDER',
          verified: false,
        },
      },
    });
    await handled();
    const of = await metrics();
    const type = authEvents.userRegistered.type;
    expect(of('pothik_dead_letters_total')).toBe(1);
    expect(of('pothik_event_handling_seconds_count', { type, outcome: 'failed' })).toBe(1);
    expect(of('pothik_event_handling_seconds_count', { type, outcome: 'done' })).toBe(1);
    expect(of('pothik_event_delay_seconds_sum')).toBeGreaterThanOrEqual(2);
    expect(of('pothik_event_lag_records')).toBe(0);
  });

  it('show the turns of each sweep', async () => {
    await running.app.get(Sweeper).run('outbox');
    const of = await metrics();
    expect(of('pothik_sweep_duration_seconds_count', { sweep: 'outbox', outcome: 'done' })).toBeGreaterThan(0);
  });

  it('show what is unavailable, and leave out gauges that depend on it', async () => {
    const before = await metrics();
    expect(before('pothik_dependency_up', { dependency: 'mongo' })).toBe(1);
    expect(before('pothik_outbox_oldest_pending_seconds')).toBe(0);
    await database.close();
    const of = await metrics();
    expect(of('pothik_dependency_up', { dependency: 'mongo' })).toBe(0);
    expect(of('pothik_dependency_up', { dependency: 'keyValue' })).toBe(1);
    expect(of('pothik_dead_letters_total')).toBe(1);
  });
});
