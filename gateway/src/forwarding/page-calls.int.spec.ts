import { RATE_LIMIT } from '@pothik/contracts/platform';
import { GatewayWorld, WAYS } from '../testing/gateway-world.js';

const ADDRESSES = ['/auth/google', '/api/v1/auth/google'] as const;

describe.each(WAYS)('/auth/google also answers at the host’s root, services %s', (way) => {
  let world: GatewayWorld;
  beforeAll(async () => {
    world = await GatewayWorld.open({ way });
  });
  afterAll(() => world.close());

  it.each(ADDRESSES)('%s leads where auth says', async (address) => {
    const answer = await world.send(`${address}?returnTo=%2Frider%3Fa%3Db`);
    expect([answer.status, answer.headers.location]).toEqual([302, 'https://issuer.test/?page=%2Frider%3Fa%3Db']);
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
  });

  it('and nothing else of the API does', async () => {
    const answer = await world.send('/auth/login', { method: 'POST' });
    expect(answer.status).toBe(404);
  });

  it('leads to /login with the reason when too many came from one address', async () => {
    for (let count = 0; count < RATE_LIMIT.logInPerAddress.maximum; count += 1)
      await world.keyValue.increment('rate:GET /auth/google:127.0.0.1', RATE_LIMIT.logInPerAddress.windowMs);
    const answer = await world.send('/auth/google');
    expect([answer.status, answer.headers.location]).toEqual([302, '/login?refusal=request/too-many']);
  });
});

describe('/auth/google while auth is away', () => {
  it('leads to /login with the reason', async () => {
    const world = await GatewayWorld.open({ way: 'apart' });
    await world.stopOwner('auth');
    const answer = await world.send('/auth/google');
    expect([answer.status, answer.headers.location]).toEqual([302, '/login?refusal=platform/unavailable']);
    await world.close();
  });
});
