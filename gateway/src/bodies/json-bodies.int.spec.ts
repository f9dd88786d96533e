import { VITALS } from '@pothik/contracts/notification';
import { JSON_MAXIMUM_BYTES } from '@pothik/contracts/platform';
import { person, RawConnection } from '@pothik/service-kit/testing';
import { DEPLOYMENTS, type FixtureOptions } from '../testing/fixture-options.js';
import { GatewayFixture } from '../testing/gateway-fixture.js';
import { refusalIn } from '../testing/http-client.js';

const LOG_IN = '/api/v1/auth/login';
const VITALS_CALL = '/api/v1/notification/vitals';
const ME = '/api/v1/user/get-me';
const FORM = JSON.stringify({ email: 'rahima@pothik.test', password: 'Pothik#2026' });
/** As many as the gateway has connections to an instance of an owner. */
const SLOW = 128;

const CHUNKED = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };

describe.each(DEPLOYMENTS)('slow bodies, services %s', (deployment) => {
  let fixture: GatewayFixture;
  let connections: RawConnection[];

  const open = async (options: FixtureOptions = {}) => {
    fixture = await GatewayFixture.open({ deployment, ...options });
  };
  const connect = async () => {
    const connection = await RawConnection.open(fixture.port);
    connections.push(connection);
    return connection;
  };
  /** A log-in of which the gateway has the head, as its 100 Continue shows, and one byte of the body. */
  const beginLogIn = async (headers: Record<string, string> = {}) => {
    const connection = await connect();
    connection.head('POST', LOG_IN, { ...CHUNKED, expect: '100-continue', ...headers });
    await connection.until('100 Continue');
    connection.chunk('{');
    return connection;
  };
  const logIn = (headers: Record<string, string> = {}) =>
    fixture.send(LOG_IN, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: FORM,
    });

  beforeEach(() => {
    connections = [];
  });
  afterEach(async () => {
    for (const connection of connections) connection.close();
    await fixture.close();
  });

  it.each([
    ['each from its own address', (sender: number) => `10.0.0.${sender}`],
    ['all from one address', () => '10.0.0.1'],
  ])(`of ${SLOW} log-ins, %s, do not close log-in to others`, async (_from, addressOf) => {
    await open({ configuration: { TRUSTED_PROXIES: '127.0.0.1' }, bodies: { jsonWithinMs: 600_000 } });
    const slow: RawConnection[] = [];
    while (slow.length < SLOW) slow.push(await beginLogIn({ 'x-forwarded-for': addressOf(slow.length) }));
    expect((await logIn()).status).toBe(200);
    expect(slow.map(({ isOpen, received }) => [isOpen, received.includes('HTTP/1.1 4')])).toEqual(
      slow.map(() => [true, false]),
    );
    for (const connection of slow) {
      connection.chunk(FORM.slice(1));
      connection.chunk('');
    }
    const answers = await Promise.all(slow.map((connection) => connection.until('Login successful')));
    expect(answers.every((answer) => answer.includes('HTTP/1.1 200'))).toBe(true);
  });

  it('of one address beyond its places end with the oldest one, so that a fast one is served', async () => {
    await open({ bodies: { jsonPerAddress: 2, jsonWithinMs: 600_000 } });
    const [first, second] = [await beginLogIn(), await beginLogIn()];
    const third = await beginLogIn();
    const ended = await first.until('request/too-many');
    expect(ended).toContain('HTTP/1.1 429');
    expect(ended.toLowerCase()).toContain('retry-after: ');
    await first.closed;
    expect((await logIn()).status).toBe(200);
    await second.until('request/too-many');
    expect(third.isOpen).toBe(true);
  });

  it('beyond the places of the gateway end with the oldest one, whatever its address', async () => {
    const configuration = { TRUSTED_PROXIES: '127.0.0.1' };
    await open({ configuration, bodies: { jsonAtOnce: 2, jsonWithinMs: 600_000 } });
    const first = await beginLogIn({ 'x-forwarded-for': '10.0.0.1' });
    await beginLogIn({ 'x-forwarded-for': '10.0.0.2' });
    await beginLogIn({ 'x-forwarded-for': '10.0.0.3' });
    const ended = await first.until('platform/unavailable');
    expect(ended).toContain('HTTP/1.1 503');
    expect(ended.toLowerCase()).toContain('retry-after: ');
    await first.closed;
    expect((await logIn()).status).toBe(200);
  });

  it('that are not complete in time are refused with 408, and their connection ends', async () => {
    await open({ bodies: { jsonWithinMs: 50 } });
    const slow = await beginLogIn();
    const answer = await slow.until('request/too-slow');
    expect(answer).toContain('HTTP/1.1 408');
    expect(answer.toLowerCase()).toContain('connection: close');
    await slow.closed;
  });

  it('of calls that have none are refused too, and take no place at the owner', async () => {
    await open({ bodies: { jsonWithinMs: 50 } });
    const { cookie } = await fixture.cookieOf(person({ role: 'RIDER' }));
    const slow = await connect();
    slow.head('GET', ME, { cookie, 'transfer-encoding': 'chunked' });
    slow.chunk('{');
    expect(await slow.until('request/too-slow')).toContain('HTTP/1.1 408');
    await slow.closed;
  });

  it('that never end are refused with 413 at 64 KB, and their connection ends', async () => {
    await open();
    const endless = await connect();
    endless.head('POST', LOG_IN, CHUNKED);
    await endless.chunkForEver(Buffer.alloc(16 * 1024, 0x20));
    expect(endless.received).toContain('HTTP/1.1 413');
    expect(endless.received).toContain('request/too-large');
  });

  it('announced as too large are refused before they are sent', async () => {
    await open();
    const announced = await connect();
    announced.head('POST', LOG_IN, {
      'content-type': 'application/json',
      'content-length': String(JSON_MAXIMUM_BYTES + 1),
    });
    expect(await announced.until('request/too-large')).toContain('HTTP/1.1 413');
  });

  it('announced as larger than their own call allows are refused before they are sent', async () => {
    await open();
    const announced = await connect();
    const length = String(VITALS.bodyMaximumBytes + 1);
    announced.head('POST', VITALS_CALL, { 'content-type': 'application/json', 'content-length': length });
    expect(await announced.until('request/too-large')).toContain('HTTP/1.1 413');
  });

  it('that grow larger than their own call allows are refused', async () => {
    await open();
    const padded = `{"page":"/",${' '.repeat(VITALS.bodyMaximumBytes)}"screen":"phone"}`;
    const answer = await fixture.send(VITALS_CALL, { method: 'POST', headers: CHUNKED, body: padded });
    expect([answer.status, refusalIn(answer).code]).toEqual([413, 'request/too-large']);
  });

  it('whose sender leaves are neither a refusal nor an error', async () => {
    await open({ isObserved: true, bodies: { jsonWithinMs: 600_000 } });
    (await beginLogIn()).close();
    while ((await fixture.metric('pothik_bodies_ended_total', { reason: 'left' })) !== 1);
    const aborted = { service: 'gateway', call: 'auth.login', status: 'aborted' };
    expect(await fixture.metric('pothik_request_duration_seconds_count', aborted)).toBe(1);
    expect(await fixture.metric('pothik_refusals_total')).toBeUndefined();
    expect(await fixture.metric('pothik_json_bodies_under_way')).toBe(0);
    expect(fixture.warnings).toEqual([]);
  });

  it('are counted while they are under way, with the open connections', async () => {
    await open({ isObserved: true, bodies: { jsonWithinMs: 600_000 } });
    const slow = [await beginLogIn(), await beginLogIn()];
    while ((await fixture.metric('pothik_json_bodies_under_way')) !== slow.length);
    expect(await fixture.metric('pothik_open_connections', { service: 'gateway' })).toBe(slow.length);
  });

  it('in chunks arrive whole at their owner', async () => {
    await open();
    const answer = await logIn({ 'transfer-encoding': 'chunked' });
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('Login successful')]);
    const wrong = await fixture.send(LOG_IN, { method: 'POST', headers: CHUNKED, body: '{"email":7}' });
    expect([wrong.status, refusalIn(wrong).code]).toEqual([400, 'request/invalid']);
  });
});
