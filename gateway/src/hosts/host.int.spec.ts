import { person } from '@pothik/service-kit/testing';
import { DEPLOYMENTS } from '../testing/fixture-options.js';
import { GatewayFixture } from '../testing/gateway-fixture.js';
import { refused } from '../testing/http-client.js';

const HSTS = 'max-age=31536000; includeSubDomains';
const HOST_REFUSED = [421, 'request/host-refused'];
const EVERYTHING = ['/', '/js/main.0123abcd.js', '/api/v1/user/get-me', '/api/docs', '/api/nothing', '/nothing.js'];

describe.each(DEPLOYMENTS)('the host of a request, services %s', (deployment) => {
  let fixture: GatewayFixture;
  beforeAll(async () => {
    const configuration = { ALLOWED_HOSTS: 'gateway.internal' };
    fixture = await GatewayFixture.open({ deployment, configuration });
  });
  afterAll(() => fixture.close());

  it.each(EVERYTHING)('that a stranger’s name was made to point here is refused: %s', async (path) => {
    const headers = { ...(await fixture.cookieOf(person({ role: 'RIDER' }))), host: 'rebound.example' };
    const answer = await fixture.send(path, { headers });
    expect(refused(answer)).toEqual(HOST_REFUSED);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  it('that is the platform’s, or one of ALLOWED_HOSTS, is answered', async () => {
    for (const host of ['pothik.test', 'gateway.internal:8080', `localhost:${fixture.port}`]) {
      const headers = { ...(await fixture.cookieOf(person({ role: 'RIDER' }))), host };
      expect((await fixture.send('/api/v1/user/get-me', { headers })).status).toBe(200);
      expect((await fixture.send('/login', { headers })).status).toBe(200);
    }
  });

  it('does not matter to a probe of its health', async () => {
    expect((await fixture.send('/health/live', { headers: { host: '10.1.2.3:8080' } })).status).toBe(200);
  });

  it.each([...EVERYTHING, '/health/live'])('under https is told to be used by https alone: %s', async (path) => {
    expect((await fixture.send(path)).headers['strict-transport-security']).toBe(HSTS);
  });
});

describe('under http', () => {
  it('no answer asks for https', async () => {
    const fixture = await GatewayFixture.open({ configuration: { PUBLIC_URL: 'http://localhost:8080' } });
    try {
      for (const path of EVERYTHING)
        expect((await fixture.send(path)).headers['strict-transport-security']).toBeUndefined();
    } finally {
      await fixture.close();
    }
  });
});

describe('without HOST and PUBLIC_URL on this machine', () => {
  it('a loopback name is a stranger’s too', async () => {
    const fixture = await GatewayFixture.open({ configuration: { HOST: '0.0.0.0' } });
    try {
      expect(refused(await fixture.send('/'))).toEqual(HOST_REFUSED);
      expect((await fixture.send('/', { headers: { host: 'pothik.test' } })).status).toBe(200);
    } finally {
      await fixture.close();
    }
  });
});
