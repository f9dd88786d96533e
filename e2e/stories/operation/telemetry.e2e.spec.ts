import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { authHttp } from '@pothik/contracts/auth';
import { rideHttp } from '@pothik/contracts/ride';
import { Collector } from '../../support/collector.js';
import { eventually } from '../../support/eventually.js';
import { logIn } from '../../support/people.js';
import { freePort, type RunningPlatform, startPlatform } from '../../support/platform.js';
import { Scrape } from '../../support/scrape.js';
import { expectOneTrace } from '../../support/traced-acceptance.js';
import type { Visitor } from '../../support/visitor.js';

const SERVICES = ['auth', 'user', 'driver', 'ride', 'notification'];

let collector: Collector;
let platform: RunningPlatform;
let managementPort: number;
let driver: Visitor;

beforeAll(async () => {
  collector = await Collector.start();
  managementPort = await freePort();
  platform = await startPlatform({
    demonstration: true,
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_BSP_SCHEDULE_DELAY: '100',
      MANAGEMENT_PORT: String(managementPort),
      LOG_LEVEL: 'error',
    },
  });
  driver = await logIn(platform.url, 'driver@pothik.test');
}, 180_000);

afterAll(async () => {
  await platform?.stop();
  await collector?.close();
});

const scrape = () => Scrape.of(managementPort);

describe('traces', () => {
  it('span all hops: the driver accepts, and the rider’s stream receives the event', async () => {
    await expectOneTrace({ url: platform.url, collector, managementPorts: [managementPort] });
  });

  it('have the code of a refusal, and never continue a trace from outside', async () => {
    const stranger = '0af7651916cd43dd8448eb211c80319c';
    const headers = { traceparent: `00-${stranger}-b7ad6b7169203331-01` };
    const { status } = await driver.ask(rideHttp.getRide, { rideId: 'f'.repeat(24) }, headers);
    expect(status).toBe(404);
    const refused = await eventually(async () => {
      const found = collector.spans.filter(({ attributes }) => attributes['pothik.refusal'] === 'ride/not-found');
      if (found.length === 0) throw new Error('the refusal was not traced');
      return found;
    });
    expect(refused.map(({ service }) => service)).toContain('pothik-ride');
    expect(collector.spans.map(({ traceId }) => traceId)).not.toContain(stranger);
  });

  it('have the call of one service to another', async () => {
    await eventually(async () => {
      const called = collector.spans.filter(({ parentSpanId, name }) => parentSpanId && name === 'auth.epochOf');
      expect(called.length).toBeGreaterThan(0);
    });
  });

  it('have no personal data', () => {
    const exported = collector.bodies.join('\n');
    expect(exported.length).toBeGreaterThan(10_000);
    const personal = ['@pothik.test', 'Dhanmondi', 'Kamalapur', 'Nusrat', 'Karim', '01710006666', 'Pothik#2026'];
    expect(personal.filter((word) => exported.includes(word))).toEqual([]);
  });
});

describe('metrics', () => {
  it('count calls, their refusals, and the rides under way', async () => {
    const answered = { service: 'auth', call: 'auth.login', status: '4xx' };
    const before = await scrape();
    await driver.ask(authHttp.login, { email: 'driver@pothik.test', password: 'Pothik#2027' });
    const after = await scrape();
    const rise = (name: string, labels: Record<string, string>) =>
      (after.valueOf(name, labels) ?? 0) - (before.valueOf(name, labels) ?? 0);
    expect(rise('pothik_request_duration_seconds_count', answered)).toBe(1);
    expect(rise('pothik_refusals_total', { service: 'auth', code: 'auth/password-wrong' })).toBe(1);
    expect(after.valueOf('pothik_engaged_rides')).toBe(1);
  });

  it('show the outbox of every service: nothing is pending once all events are published', async () => {
    await eventually(async () => {
      const metrics = await scrape();
      for (const service of SERVICES)
        expect([service, metrics.valueOf('pothik_outbox_oldest_pending_seconds', { service })]).toEqual([service, 0]);
    });
  });

  it('have every service of the process, each by its name', async () => {
    const metrics = await scrape();
    for (const service of SERVICES) {
      expect(metrics.valueOf('pothik_dependency_up', { service, dependency: 'mongo' })).toBe(1);
      expect(metrics.valueOf('pothik_dead_letters_total', { service })).toBe(0);
      expect(metrics.valueOf('pothik_event_lag_records', { service })).toBeDefined();
    }
    expect(metrics.valueOf('pothik_dependency_up', { service: 'gateway', dependency: 'ride' })).toBe(1);
    expect(metrics.valueOf('pothik_event_handling_seconds_count', { outcome: 'done' })).toBeGreaterThan(0);
  });

  it('are not reachable through the gateway', async () => {
    const response = await fetch(`${platform.url}/metrics`);
    expect(await response.text()).not.toContain('pothik_');
  });

  it('on a taken port make the platform say so in one sentence', async () => {
    const port = await freePort();
    const holder = createServer().listen(port, '127.0.0.1');
    const directory = mkdtempSync(path.join(os.tmpdir(), 'pothik-telemetry-'));
    const started = startPlatform({ directory, environment: { MANAGEMENT_PORT: String(port) } });
    await expect(started).rejects.toThrow(`The port of /metrics, ${port}, is already in use`);
    holder.close();
    rmSync(directory, { recursive: true });
  });
});
