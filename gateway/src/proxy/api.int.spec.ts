import { authHttp } from '@pothik/contracts/auth';
import { HEADER } from '@pothik/contracts/platform';
import { person } from '@pothik/service-kit/testing';
import { DEPLOYMENTS } from '../testing/fixture-options.js';
import { GatewayFixture } from '../testing/gateway-fixture.js';
import { open, refusalIn, refused } from '../testing/http-client.js';
import { PICTURE, PICTURE_CACHING } from '../testing/stand-in-owners.js';

const ME = '/api/v1/user/get-me';
const EPOCH = authHttp.epochOf.path.replace(':personId', '64f000000000000000000001');

describe.each(DEPLOYMENTS)('the API, services %s', (deployment) => {
  let fixture: GatewayFixture;
  let cookie: { cookie: string };
  const rider = person({ role: 'RIDER' });
  const who = async (headers: Record<string, string>) =>
    JSON.parse((await fixture.send(ME, { headers: { ...cookie, ...headers } })).text).data;

  beforeAll(async () => {
    fixture = await GatewayFixture.open({ deployment });
    cookie = await fixture.cookieOf(rider);
  });
  afterAll(() => fixture.close());

  describe('gives a request an id', () => {
    it('sent by its caller, through both hops and in the answer', async () => {
      const headers = { [HEADER.requestId]: 'request-0001', [HEADER.correlationId]: 'story-0001' };
      expect(await who(headers)).toMatchObject({ address: 'request-0001', phone: 'story-0001' });
      const refusal = await fixture.send(ME, { headers });
      expect(refusalIn(refusal).requestId).toBe('request-0001');
      expect(refusal.headers[HEADER.requestId]).toBe('request-0001');
      expect((await fixture.send(ME, { headers: { ...headers, ...cookie } })).headers[HEADER.requestId]).toBe(
        'request-0001',
      );
    });

    it('of its own when the caller’s is malformed, which is the correlation id too', async () => {
      const sent = { [HEADER.requestId]: '<script>' };
      const { address, phone } = await who(sent);
      expect(address).toMatch(/^[\w-]{36}$/);
      expect(phone).toBe(address);
      const refusal = await fixture.send(ME, { headers: sent });
      expect(refusalIn(refusal).requestId).toMatch(/^[\w-]{36}$/);
      expect(refusal.headers[HEADER.requestId]).toBe(refusalIn(refusal).requestId);
    });
  });

  describe('answers 404 for', () => {
    it.each(['/api/v1/nothing', '/api/v1', '/api/v2/user/get-me', '/api/nothing'])('%s', async (path) => {
      for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
        const answer = await fixture.send(path, { method, headers: { 'content-type': 'text/plain' } });
        expect(refused(answer)).toEqual([404, 'request/not-found']);
        expect(answer.headers['content-type']).toContain('application/json');
      }
    });

    it('a call with another method', async () => {
      expect(refused(await fixture.send(ME, { method: 'POST', headers: cookie }))).toEqual([404, 'request/not-found']);
    });

    it.each([
      `/internal${EPOCH}`,
      `/api/v1${EPOCH}`,
      `/api/v1/internal${EPOCH}`,
      `/api/v1/../../internal${EPOCH}`,
      `/api/v1/%2e%2e/%2e%2e/internal${EPOCH}`,
      `/api/v1/user/images/..%2f..%2f..%2f..%2finternal${EPOCH}`,
      `/api/v1/user/images/x\\..\\..\\..\\..\\..\\internal${EPOCH.replaceAll('/', '\\')}`,
      `/api/v1/user/images/%2e%2e`,
      `http://elsewhere.example/internal${EPOCH}`,
      `//internal${EPOCH}`,
    ])('a SERVICE call: %s', async (path) => {
      const before = fixture.state.epochRequests;
      const answer = await fixture.send(path, { headers: cookie });
      expect(answer.text).not.toContain('"epoch"');
      expect(fixture.state.epochRequests).toBe(before);
      if (path !== `//internal${EPOCH}`) expect(refused(answer)).toEqual([404, 'request/not-found']);
    });
  });

  it('answers HEAD as GET without a body, and sends no CORS headers to other sites', async () => {
    const head = await fixture.send(ME, { method: 'HEAD', headers: cookie });
    expect([head.status, head.text, head.headers['content-type']]).toEqual([200, '', expect.stringContaining('json')]);
    const preflight = await fixture.send(ME, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(404);
    expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  it('accepts a request line in absolute form, and any characters in queries', async () => {
    const whole = await fixture.send(`http://elsewhere.example${ME}`, { headers: cookie });
    expect(JSON.parse(whole.text).data._id).toBe(rider.id);
    for (const query of ['a=../b', 'a=%', 'a=%2e%2e/']) {
      const answer = await fixture.send(`${ME}?${query}`, { headers: cookie });
      expect(refused(answer)).toEqual([400, 'request/invalid']);
      expect(refusalIn(answer).errors).toEqual([{ field: 'a', message: 'This field is not known.' }]);
    }
  });

  it('accepts a GET with a body and hop-by-hop headers', async () => {
    const headers = {
      ...cookie,
      'content-length': '2',
      'content-type': 'application/json',
      'keep-alive': '5',
      upgrade: 'h2c',
    };
    expect((await fixture.send(ME, { headers, body: '{}' })).status).toBe(200);
  });

  it('forwards pictures with their own cache headers', async () => {
    const { status, bytes, headers } = await fixture.send('/api/v1/user/images/a.webp');
    expect([status, bytes.equals(PICTURE)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': PICTURE_CACHING,
      'x-content-type-options': 'nosniff',
    });
    const incoming = await open(fixture.port, '/api/v1/user/images/a.webp', { method: 'HEAD' });
    expect(incoming.headers['cache-control']).toBe(PICTURE_CACHING);
    incoming.destroy();
  });

  it.each([
    ['an answer', ME, true],
    ['a refusal', ME, false],
    ['an unknown call', '/api/v1/nothing', false],
  ])('sends security headers with %s', async (_what, path, isSignedIn) => {
    const { headers } = await fixture.send(path, { headers: isSignedIn ? cookie : {} });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    });
  });
});
