import { PinoLogger } from '../logging/pino-logger.js';
import { type ConnectedTelemetry, connectTelemetry } from './connect-telemetry.js';
import { defineCounter, defineGauge, defineHistogram } from './metrics.js';
import { OpenTelemetryTraces } from './open-telemetry-tracing.js';

const CALLS = defineCounter({ name: 'test_calls_total', help: 'calls', labels: ['call'] });
const SECONDS = defineHistogram({ name: 'test_seconds', help: 'seconds', labels: [], buckets: [0.1, 1] });
const OPEN = defineGauge({ name: 'test_open', help: 'open', labels: ['of'] });

const host = '127.0.0.1';
const logger = PinoLogger.create('test', { level: 'silent' });

let telemetry: ConnectedTelemetry;
const ask = (path: string, init?: RequestInit) => fetch(`http://${host}:${telemetry.managementPort}${path}`, init);
const metricLines = async () => (await (await ask('/metrics')).text()).split('\n');

beforeEach(async () => {
  telemetry = await connectTelemetry({ host, logger, managementPort: 0 });
});
afterEach(() => telemetry.close());

describe('/metrics', () => {
  it('shows the metrics of each service of the process, with its name', async () => {
    telemetry.of('ride').metrics.count(CALLS, { call: 'book' });
    telemetry.of('ride').metrics.count(CALLS, { call: 'book' }, 2);
    telemetry.of('auth').metrics.count(CALLS, { call: 'login' }, 0);
    telemetry.of('auth').metrics.observe(SECONDS, {}, 0.5);
    const lines = await metricLines();
    expect(lines).toContain('test_calls_total{service="ride",call="book"} 3');
    expect(lines).toContain('test_calls_total{service="auth",call="login"} 0');
    expect(lines).toContain('test_seconds_bucket{le="1",service="auth"} 1');
  });

  it('reads a gauge at every scrape, until it is removed', async () => {
    const { metrics } = telemetry.of('notification');
    let open = 1;
    const stop = metrics.gauge(OPEN, async () => [{ labels: { of: 'streams' }, value: open }]);
    expect(await metricLines()).toContain('test_open{service="notification",of="streams"} 1');
    open = 0;
    expect(await metricLines()).toContain('test_open{service="notification",of="streams"} 0');
    stop();
    expect((await metricLines()).filter((line) => line.startsWith('test_open'))).toEqual([]);
  });

  it('leaves out a gauge that cannot be read, and shows the rest', async () => {
    telemetry.of('ride').metrics.gauge(OPEN, async () => {
      throw new Error('the database is away');
    });
    telemetry.of('auth').metrics.gauge(OPEN, async () => [{ labels: { of: 'sessions' }, value: 7 }]);
    const lines = (await metricLines()).filter((line) => line.startsWith('test_open'));
    expect(lines).toEqual(['test_open{service="auth",of="sessions"} 7']);
  });

  it('is the only path on its port, and is read-only', async () => {
    expect((await ask('/health/live')).status).toBe(404);
    expect((await ask('/metrics', { method: 'POST' })).status).toBe(405);
    expect((await ask('/metrics')).headers.get('content-type')).toContain('text/plain; version=0.0.4');
  });

  it('on a port that is in use is refused with one sentence', async () => {
    const { managementPort } = telemetry;
    const second = connectTelemetry({ host, logger, managementPort });
    await expect(second).rejects.toThrow(
      `The port of /metrics, ${managementPort}, is already in use: stop what uses it, or set MANAGEMENT_PORT to another.`,
    );
  });
});

describe('a collector that does not answer', () => {
  it('does not block the end of the process, or its work', async () => {
    const warned = jest.spyOn(logger, 'warn');
    const neverSent = jest.spyOn(OpenTelemetryTraces.prototype, 'close').mockReturnValue(new Promise(() => undefined));
    const traced = await connectTelemetry({ host, logger, tracesEndpoint: 'http://127.0.0.1:1' });
    const span = traced.of('ride').tracer.begin({ name: 'ride.book', kind: 'server' });
    expect(span?.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    span?.end();
    await traced.close();
    expect(neverSent).toHaveBeenCalledTimes(1);
    const error = expect.objectContaining({ message: expect.stringMatching(/^No answer within/) });
    expect(warned).toHaveBeenCalledWith({ error }, 'the last spans could not be sent');
    jest.restoreAllMocks();
  });
});
