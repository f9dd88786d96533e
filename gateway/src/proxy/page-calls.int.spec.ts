import { RATE_LIMIT } from '@pothik/contracts/platform';
import { GatewayFixture, WAYS } from '../testing/gateway-fixture.js';

const ADDRESSES = ['/auth/google', '/api/v1/auth/google'] as const;

describe.each(WAYS)('/auth/google also answers at the host’s root, services %s', (way) => {
  let fixture: GatewayFixture;
  beforeAll(async () => {
    fixture = await GatewayFixture.open({ way });
  });
  afterAll(() => fixture.close());

  it.each(ADDRESSES)('%s leads where auth says', async (address) => {
    const answer = await fixture.send(`${address}?returnTo=%2Frider%3Fa%3Db`);
    expect([answer.status, answer.headers.location]).toEqual([302, 'https://issuer.test/?page=%2Frider%3Fa%3Db']);
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
  });

  it('and nothing else of the API does', async () => {
    const answer = await fixture.send('/auth/login', { method: 'POST' });
    expect(answer.status).toBe(404);
  });

  it('leads to /login with the reason when too many came from one address', async () => {
    for (let count = 0; count < RATE_LIMIT.logInPerAddress.maximum; count += 1)
      await fixture.keyValue.increment('rate:GET /auth/google:127.0.0.1', RATE_LIMIT.logInPerAddress.windowMs);
    const answer = await fixture.send('/auth/google');
    expect([answer.status, answer.headers.location]).toEqual([302, '/login?refusal=request/too-many']);
  });
});

describe('/auth/google while auth is away', () => {
  it('leads to /login with the reason', async () => {
    const fixture = await GatewayFixture.open({ way: 'distributed' });
    await fixture.stopOwner('auth');
    const answer = await fixture.send('/auth/google');
    expect([answer.status, answer.headers.location]).toEqual([302, '/login?refusal=platform/unavailable']);
    await fixture.close();
  });
});
