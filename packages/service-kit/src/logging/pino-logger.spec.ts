import { runInContext } from '../context/request-context.js';
import { NestLogger } from './nest-logger.js';
import { PinoLogger } from './pino-logger.js';

function written() {
  const lines: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  return { lines, logger: PinoLogger.create('ride', { level: 'info', destination }) };
}

describe('a line of the log', () => {
  it('has the service, the request id and the correlation id', () => {
    const { lines, logger } = written();
    runInContext({ requestId: 'request', correlationId: 'story' }, () => logger.info({ rideId: '1' }, 'booked'));
    expect(lines).toMatchObject([
      { service: 'ride', requestId: 'request', correlationId: 'story', rideId: '1', msg: 'booked' },
    ]);
  });

  it('has the trace id when tracing is on', () => {
    const { lines, logger } = written();
    const span = { traceId: 'trace', traceparent: '00-trace', add: () => undefined, end: () => undefined };
    runInContext({ requestId: 'request', correlationId: 'story', span }, () => logger.info({}, 'booked'));
    expect(lines).toMatchObject([{ requestId: 'request', traceId: 'trace' }]);
    expect(lines[0]).not.toHaveProperty('span');
  });

  it('never shows a secret, at any level', () => {
    const { lines, logger } = written();
    const secret = { password: 'S3cret!pass', otp: 'S3cret!pass', token: 'S3cret!pass' };
    logger.info(
      { ...secret, body: secret, request: { headers: { cookie: 'S3cret!pass', 'x-pothik-statement': 'S3cret!pass' } } },
      'x',
    );
    expect(JSON.stringify(lines)).not.toContain('S3cret!pass');
    expect(lines[0]).toMatchObject({ password: '[hidden]', body: { otp: '[hidden]' } });
  });

  it('never shows the secret of an engine, in the environment or in the settings of a client', () => {
    const { lines, logger } = written();
    const secrets = { KAFKA_PASSWORD: 'S3cret!pass', S3_SECRET_KEY: 'S3cret!pass' };
    logger.info({ ...secrets, platform: secrets, settings: { sasl: { password: 'S3cret!pass' } } }, 'x');
    expect(JSON.stringify(lines)).not.toContain('S3cret!pass');
    expect(lines[0]).toMatchObject({ KAFKA_PASSWORD: '[hidden]', platform: { KAFKA_PASSWORD: '[hidden]' } });
  });

  it('keeps an error with its stack and its cause', () => {
    const { lines, logger } = written();
    logger.error({ error: new Error('outer', { cause: new Error('inner') }) }, 'failed');
    expect(JSON.stringify(lines[0])).toMatch(/outer.*inner/);
  });

  it('is written for Nest too, its details only at debug', () => {
    const { lines, logger } = written();
    const nest = new NestLogger(logger.child({ service: 'auth' }));
    nest.log('Mapped route', 'Router');
    nest.error('it broke', 'stack', 'Injector');
    expect(lines).toMatchObject([{ msg: 'it broke', source: 'Injector' }]);
  });
});
