import { DEPLOYMENTS } from '../testing/fixture-options.js';
import { GatewayFixture } from '../testing/gateway-fixture.js';

const PATHS = ['/auth/google', '/api/v1/auth/google'] as const;

describe.each(DEPLOYMENTS)('/auth/google without the API’s prefix, services %s', (deployment) => {
  let fixture: GatewayFixture;
  beforeAll(async () => {
    fixture = await GatewayFixture.open({ deployment });
  });
  afterAll(() => fixture.close());

  it.each(PATHS)('%s forwards the redirect of auth', async (address) => {
    const answer = await fixture.send(`${address}?returnTo=%2Frider%3Fa%3Db`);
    expect([answer.status, answer.headers.location]).toEqual([302, 'https://issuer.test/?page=%2Frider%3Fa%3Db']);
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
  });

  it('is the only call that works without the prefix', async () => {
    const answer = await fixture.send('/auth/login', { method: 'POST' });
    expect(answer.status).toBe(404);
  });
});

describe('/auth/google while auth is unavailable', () => {
  it('redirects to /login with the reason', async () => {
    const fixture = await GatewayFixture.open({ deployment: 'distributed' });
    await fixture.stopOwner('auth');
    const answer = await fixture.send('/auth/google');
    expect([answer.status, answer.headers.location]).toEqual([302, '/login?refusal=platform/unavailable']);
    await fixture.close();
  });
});
