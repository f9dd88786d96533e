import type { IncomingMessage } from 'node:http';
import { person } from '@pothik/service-kit/testing';
import { DEPLOYMENTS } from '../testing/fixture-options.js';
import { GatewayFixture } from '../testing/gateway-fixture.js';
import { open } from '../testing/http-client.js';
import { RecordingTracer } from '../testing/recording-tracer.js';

const STREAM = '/api/v1/notification/stream';

describe.each(DEPLOYMENTS)('the trace of a stream, services %s', (deployment) => {
  let fixture: GatewayFixture;
  let tracer: RecordingTracer;
  let cookie: { cookie: string };
  let stream: IncomingMessage | undefined;

  beforeEach(async () => {
    tracer = new RecordingTracer();
    fixture = await GatewayFixture.open({ deployment, tracer });
    cookie = await fixture.cookieOf(person({ role: 'RIDER' }));
  });
  afterEach(async () => {
    stream?.destroy();
    stream = undefined;
    await fixture.close();
  });

  const passing = () => tracer.spans.filter(({ name }) => name === 'pass stream on');

  it('has a span where the gateway passes it on, which has ended while the stream is still open', async () => {
    stream = await open(fixture.port, STREAM, { headers: cookie });
    await fixture.state.stream();
    const [request] = tracer.spans.filter(({ name }) => name === 'notification.stream');
    expect(passing()).toMatchObject([
      {
        kind: 'client',
        parent: request?.traceparent,
        hasFailed: false,
        attributes: { 'pothik.call': 'notification.stream' },
      },
    ]);
    expect(request?.hasFailed).toBeUndefined();
  });

  it('leads from that span to the owner', async () => {
    stream = await open(fixture.port, STREAM, { headers: cookie });
    await fixture.state.stream();
    const served = tracer.spans.filter(({ name }) => name === 'notification.stream');
    expect(served.map(({ parent }) => parent)).toEqual([undefined, passing()[0]?.traceparent]);
  });

  it('has no such span for a call', async () => {
    await fixture.send('/api/v1/user/get-me', { headers: cookie });
    expect(passing()).toEqual([]);
  });
});

it('of a stream whose owner is away, the span has failed', async () => {
  const tracer = new RecordingTracer();
  const fixture = await GatewayFixture.open({ deployment: 'distributed', tracer });
  try {
    const cookie = await fixture.cookieOf(person({ role: 'RIDER' }));
    await fixture.stopOwner('notification');
    expect((await fixture.send(STREAM, { headers: cookie })).status).toBe(503);
    expect(tracer.spans.filter(({ name }) => name === 'pass stream on')).toMatchObject([{ hasFailed: true }]);
  } finally {
    await fixture.close();
  }
});
