import { GatewayFixture } from '../testing/gateway-fixture.js';
import { refused } from '../testing/http-client.js';

const CALL = '/api/v1/auth/logout';
const READ = '/api/v1/user/images/a.webp';

let fixture: GatewayFixture;
beforeAll(async () => {
  const configuration = { ALLOWED_ORIGINS: ' https://other.example/ ,http://localhost:3000' };
  fixture = await GatewayFixture.open({ configuration });
});
afterAll(() => fixture.close());

const post = (headers: Record<string, string>) => fixture.send(CALL, { method: 'POST', headers });

describe('an unsafe request', () => {
  it.each(['https://pothik.test', 'https://other.example', 'http://localhost:3000'])(
    'from %s is allowed',
    async (origin) => {
      expect((await post({ origin, 'sec-fetch-site': 'cross-site' })).status).toBe(200);
    },
  );

  it('from the request’s own host is allowed', async () => {
    expect((await post({ origin: `http://127.0.0.1:${fixture.port}` })).status).toBe(200);
  });

  it.each(['https://evil.example', 'null', 'https://pothik.test.evil.example', 'http://pothik.test'])(
    'from %s is refused',
    async (origin) => {
      expect(refused(await post({ origin }))).toEqual([403, 'request/origin-refused']);
    },
  );

  it('from the platform’s own host by http is refused, when the platform is https', async () => {
    const headers = { host: 'pothik.test', origin: 'http://pothik.test', 'sec-fetch-site': 'same-origin' };
    expect(refused(await post(headers))).toEqual([403, 'request/origin-refused']);
    expect((await post({ ...headers, origin: 'https://pothik.test' })).status).toBe(200);
  });

  it('without an Origin is allowed unless Sec-Fetch-Site is cross-site', async () => {
    expect((await post({})).status).toBe(200);
    expect((await post({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect(refused(await post({ 'sec-fetch-site': 'cross-site' }))).toEqual([403, 'request/origin-refused']);
  });
});

describe('a GET request', () => {
  it('is allowed from any origin', async () => {
    expect((await fixture.send(READ, { headers: { origin: 'https://evil.example' } })).status).toBe(200);
  });
});
