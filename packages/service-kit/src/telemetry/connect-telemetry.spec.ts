import { PinoLogger } from '../logging/pino-logger.js';
import { connectTelemetry } from './connect-telemetry.js';
import { SILENT } from './telemetry.js';

const loaded = (name: string) => () => {
  throw new Error(`${name} was loaded`);
};
jest.mock('prom-client', () => loaded('prom-client')());
jest.mock('@opentelemetry/api', () => loaded('@opentelemetry/api')());
jest.mock('@opentelemetry/sdk-trace-base', () => loaded('@opentelemetry/sdk-trace-base')());

const logger = PinoLogger.create('test', { level: 'silent' });

describe('without telemetry settings', () => {
  it('nothing is loaded, and nothing is recorded', async () => {
    const telemetry = await connectTelemetry({ host: '127.0.0.1', logger, managementPort: 'off' });
    expect(telemetry.of('ride')).toBe(SILENT);
    expect(telemetry.of('ride').tracer.begin({ name: 'ride.book', kind: 'server' })).toBeUndefined();
    await telemetry.close();
  });

  it('only the configured part is loaded', async () => {
    const measured = connectTelemetry({ host: '127.0.0.1', logger, managementPort: 0 });
    await expect(measured).rejects.toThrow('prom-client was loaded');
    const traced = connectTelemetry({ host: '127.0.0.1', logger, tracesEndpoint: 'http://127.0.0.1:1' });
    await expect(traced).rejects.toThrow('@opentelemetry');
  });
});
