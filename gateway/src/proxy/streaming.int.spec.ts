import { once } from 'node:events';
import { Agent, type IncomingMessage } from 'node:http';
import { IMAGE_MAXIMUM_BYTES } from '@pothik/contracts/platform';
import { person } from '@pothik/service-kit/testing';
import { DEPLOYMENTS } from '../testing/fixture-options.js';
import { GatewayFixture } from '../testing/gateway-fixture.js';
import { open, pictureForm, refused, send } from '../testing/http-client.js';

const UPDATE = '/api/v1/user/update';
const STREAM = '/api/v1/notification/stream';

const nextText = async (incoming: IncomingMessage): Promise<string> => {
  const [chunk] = (await once(incoming, 'data')) as [Buffer];
  return chunk.toString('utf8');
};

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** A stream that is open at a gateway with metrics. */
async function observedStream(deployment: (typeof DEPLOYMENTS)[number]) {
  const fixture = await GatewayFixture.open({ deployment, isObserved: true });
  const cookie = await fixture.cookieOf(person({ role: 'RIDER' }));
  const incoming = await open(fixture.port, STREAM, { headers: cookie });
  const { closed } = await fixture.state.stream();
  return { fixture, incoming, closed };
}

describe.each(DEPLOYMENTS)('bodies, services %s', (deployment) => {
  let fixture: GatewayFixture;
  let cookie: { cookie: string };

  beforeAll(async () => {
    fixture = await GatewayFixture.open({ deployment });
    cookie = await fixture.cookieOf(person({ role: 'RIDER' }));
  });
  afterAll(() => fixture.close());

  const upload = (size: number, extra: Record<string, string> = {}) => {
    const { headers, body } = pictureForm(size);
    return fixture.send(UPDATE, { method: 'PATCH', headers: { ...headers, ...cookie, ...extra }, body });
  };

  it('of 3 MB are streamed to their owner', async () => {
    const { status, text } = await upload(3_000_000);
    expect([status, JSON.parse(text).data.name]).toEqual([200, '3000000']);
  });

  it('announced by Expect, as curl does above 1 MB, are streamed too', async () => {
    const { status, text } = await upload(1_500_000, { expect: '100-continue' });
    expect([status, JSON.parse(text).data.name]).toEqual([200, '1500000']);
  });

  it('in chunks of unknown total length are streamed too', async () => {
    const { headers, body } = pictureForm(100_000);
    const { 'content-length': _length, ...others } = headers;
    const chunked = { ...others, ...cookie, 'transfer-encoding': 'chunked' };
    const { status, text } = await fixture.send(UPDATE, { method: 'PATCH', headers: chunked, body });
    expect([status, JSON.parse(text).data.name]).toEqual([200, '100000']);
  });

  it.each([IMAGE_MAXIMUM_BYTES + 1, 20_000_000])('of %i bytes are refused by their owner', async (size) => {
    expect(refused(await upload(size))).toEqual([413, 'user/picture-too-large']);
  });

  const form = pictureForm(IMAGE_MAXIMUM_BYTES + 500_000);
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify('x'.repeat(3_000_000)) };
  it.each([
    ['a picture that is too large', form, () => cookie, [413, 'user/picture-too-large']],
    ['JSON that is too large', json, () => cookie, [413, 'request/too-large']],
    ['a picture without a session', form, () => ({}), [401, 'auth/not-signed-in']],
  ] as const)('leave their connection reusable when refused: %s', async (_what, { headers, body }, sender, refusal) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      for (let time = 0; time < 3; time += 1) {
        const sent = { method: 'PATCH', headers: { ...headers, ...sender() }, body, agent };
        expect(refused(await fixture.send(UPDATE, sent))).toEqual(refusal);
        expect((await fixture.send('/api/v1/user/get-me', { headers: cookie, agent })).status).toBe(200);
      }
    } finally {
      agent.destroy();
    }
  });

  it('of JSON arrive, and malformed ones are refused by their owner', async () => {
    const headers = { ...cookie, 'content-type': 'application/json' };
    const good = await fixture.send(UPDATE, { method: 'PATCH', headers, body: '{"name":"Rahima"}' });
    expect([good.status, JSON.parse(good.text).data.name]).toEqual([200, 'undefined']);
    const short = await fixture.send(UPDATE, { method: 'PATCH', headers, body: '{"name":"R"}' });
    expect(refused(short)).toEqual([400, 'request/invalid']);
    expect(refused(await fixture.send(UPDATE, { method: 'PATCH', headers, body: '{' }))).toEqual([
      400,
      'request/not-json',
    ]);
  });
});

describe.each(DEPLOYMENTS)('event streams, services %s', (deployment) => {
  let fixture: GatewayFixture;
  let cookie: { cookie: string };

  beforeEach(async () => {
    fixture = await GatewayFixture.open({ deployment });
    cookie = await fixture.cookieOf(person({ role: 'RIDER' }));
  });
  afterEach(() => fixture.close());

  it('are forwarded event by event, and end at their owner when the reader disconnects', async () => {
    const incoming = await open(fixture.port, STREAM, { headers: cookie });
    expect([incoming.statusCode, incoming.headers['content-type']]).toEqual([200, 'text/event-stream']);
    const stream = await fixture.state.stream();
    for (const text of ['first', 'second', 'third']) {
      const arrived = nextText(incoming);
      stream.send(text);
      // The next event is sent only after this one has arrived, so nothing may be buffered.
      expect(await arrived).toBe(`data: ${text}\n\n`);
    }
    incoming.destroy();
    await stream.closed;
  });

  it('are counted while they are open, for the autoscaler', async () => {
    const { fixture: observed, incoming, closed } = await observedStream(deployment);
    try {
      expect(await observed.metric('pothik_open_streams', { service: 'gateway' })).toBe(1);
      incoming.destroy();
      await closed;
      while ((await observed.metric('pothik_open_streams', { service: 'gateway' })) !== 0) await nextTurn();
    } finally {
      await observed.close();
    }
  });

  it('are not opened by HEAD: nobody would read them', async () => {
    const head = await fixture.send(STREAM, { method: 'HEAD', headers: cookie });
    expect([head.status, head.text]).toEqual([404, '']);
    const incoming = await open(fixture.port, STREAM, { headers: cookie });
    await fixture.state.stream();
    expect(fixture.state.streamsOpened).toBe(1);
    incoming.destroy();
  });

  it('end when the gateway stops, without waiting for their owner', async () => {
    const incoming = await open(fixture.port, STREAM, { headers: cookie });
    const ended = once(incoming, 'error');
    const stream = await fixture.state.stream();
    await fixture.closeGateway();
    await Promise.all([ended, stream.closed]);
  });
});

describe.each(DEPLOYMENTS)('lists as files, services %s', (deployment) => {
  const FILE = '/api/v1/user/users/file';
  let fixture: GatewayFixture;
  let cookie: { cookie: string };

  beforeEach(async () => {
    fixture = await GatewayFixture.open({ deployment });
    cookie = await fixture.cookieOf(person({ role: 'ADMIN' }));
  });
  afterEach(() => fixture.close());

  /** A file whose first rows have come. */
  async function begun() {
    const opening = open(fixture.port, FILE, { headers: cookie });
    const file = await fixture.state.stream();
    file.send('first');
    const incoming = await opening;
    expect([incoming.statusCode, incoming.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(await nextText(incoming)).toContain('first');
    return { incoming, file };
  }

  it('are forwarded as they are written, and end at their owner when the reader leaves', async () => {
    const { incoming, file } = await begun();
    const arrived = nextText(incoming);
    file.send('second');
    expect(await arrived).toContain('second');
    incoming.destroy();
    await file.closed;
  });

  it('break off where their owner breaks off, so that nobody takes a part for the whole', async () => {
    const { incoming, file } = await begun();
    const ended = once(incoming, 'error');
    file.breakOff();
    expect(await ended).toMatchObject([{ code: 'ECONNRESET' }]);
    expect(incoming.complete).toBe(false);
  });
});

describe('a distributed owner that is unavailable', () => {
  const ME = '/api/v1/user/get-me';

  it('is answered 503 with Retry-After until it is back, other owners as usual', async () => {
    const fixture = await GatewayFixture.open({ deployment: 'distributed' });
    try {
      const headers = await fixture.cookieOf(person({ role: 'RIDER' }));
      expect((await fixture.send(ME, { headers })).status).toBe(200);
      const port = await fixture.stopOwner('user');
      const unavailable = await fixture.send(ME, { headers: { ...headers, 'x-request-id': 'request-0001' } });
      expect(refused(unavailable)).toEqual([503, 'platform/unavailable']);
      expect(JSON.parse(unavailable.text)).toMatchObject({ success: false, requestId: 'request-0001' });
      expect(unavailable.headers['retry-after']).toBe('2');
      const { headers: formHeaders, body } = pictureForm(3_000_000);
      const upload = { method: 'PATCH', headers: { ...headers, ...formHeaders }, body };
      expect(refused(await send(fixture.port, UPDATE, upload))).toEqual([503, 'platform/unavailable']);
      expect((await fixture.send('/api/v1/auth/logout', { method: 'POST', headers })).status).toBe(200);
      await fixture.startOwner('user', port);
      expect((await fixture.send(ME, { headers })).status).toBe(200);
    } finally {
      await fixture.close();
    }
  });
});
