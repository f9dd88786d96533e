import { SESSION } from '@pothik/contracts/auth';
import { COOKIE, HEADER } from '@pothik/contracts/platform';
import { person } from '@pothik/service-kit/testing';
import { GatewayWorld, WAYS } from '../testing/gateway-world.js';
import { refused } from '../testing/http-client.js';

const ME = '/api/v1/user/get-me';
const PUBLIC_CALL = '/api/v1/auth/logout';

describe.each(WAYS)('sessions, services %s', (way) => {
  let world: GatewayWorld;
  const rider = person({ role: 'RIDER' });
  const logOut = async (headers: Record<string, string> = {}) =>
    JSON.parse((await world.send(PUBLIC_CALL, { method: 'POST', headers })).text);

  beforeEach(async () => {
    world = await GatewayWorld.open({ way });
  });
  afterEach(() => world.close());

  it('state to the owner whoever is signed in', async () => {
    const { status, text } = await world.send(ME, { headers: await world.cookieOf(rider) });
    expect([status, JSON.parse(text).data]).toEqual([
      200,
      expect.objectContaining({ _id: rider.id, email: rider.email, role: 'RIDER' }),
    ]);
    expect((await logOut(await world.cookieOf(rider))).message).toBe(rider.id);
  });

  it('never believe a statement from outside, not even a true one', async () => {
    const statement = { [HEADER.statement]: await world.statementOf(rider, 'user') };
    expect(refused(await world.send(ME, { headers: statement }))).toEqual([401, 'auth/not-signed-in']);
    const forAuth = { [HEADER.statement]: await world.statementOf(rider, 'auth') };
    expect((await logOut(forAuth)).message).toBe('nobody');
    const other = person({ role: 'DRIVER' });
    const both = await world.send(ME, { headers: { ...statement, ...(await world.cookieOf(other)) } });
    expect(JSON.parse(both.text).data._id).toBe(other.id);
  });

  it('keep the statement when the caller names it as a header of the connection', async () => {
    const headers = { ...(await world.cookieOf(rider)), connection: `close, ${HEADER.statement}, ${HEADER.requestId}` };
    const { status, text } = await world.send(ME, { headers: { ...headers, [HEADER.requestId]: 'request-0001' } });
    expect([status, JSON.parse(text).data.address]).toEqual([200, 'request-0001']);
  });

  it('that have expired say so, and never refuse a call that needs nobody', async () => {
    const headers = await world.cookieOf(rider);
    world.clock.advance(SESSION.accessMs + 1_000);
    expect(refused(await world.send(ME, { headers }))).toEqual([401, 'auth/session-expired']);
    expect((await logOut(headers)).message).toBe('nobody');
  });

  it('whose access cookie the browser has dropped have expired too', async () => {
    const headers = { cookie: `${COOKIE.signedIn}=1` };
    expect(refused(await world.send(ME, { headers }))).toEqual([401, 'auth/session-expired']);
  });

  it('that are none, or forged, are asked to log in', async () => {
    expect(refused(await world.send(ME))).toEqual([401, 'auth/not-signed-in']);
    const forged = { cookie: `${COOKIE.access}=a.b.c` };
    expect(refused(await world.send(ME, { headers: forged }))).toEqual([401, 'auth/not-signed-in']);
    expect((await logOut(forged)).message).toBe('nobody');
  });

  it('are stale as soon as their epoch is raised', async () => {
    const headers = await world.cookieOf(rider, 1);
    expect((await world.send(ME, { headers })).status).toBe(200);
    await world.keyValue.raise(`epoch:${rider.id}`, 2, SESSION.epochMs);
    expect(refused(await world.send(ME, { headers }))).toEqual([401, 'auth/session-stale']);
    expect((await world.send(ME, { headers: await world.cookieOf(rider, 2) })).status).toBe(200);
  });

  it('are judged by auth while the key-value store is too young, once a person', async () => {
    const headers = await world.cookieOf(rider, 3);
    world.state.epochs.set(rider.id, 4);
    expect(refused(await world.send(ME, { headers }))).toEqual([401, 'auth/session-stale']);
    expect(refused(await world.send(ME, { headers }))).toEqual([401, 'auth/session-stale']);
    expect(world.state.epochsAsked).toBe(1);
  });

  it('are judged without auth once the store is older than any raised epoch', async () => {
    await world.send(ME, { headers: await world.cookieOf(person({ role: 'RIDER' })) });
    world.clock.advance(SESSION.epochMs + 1_000);
    expect((await world.send(ME, { headers: await world.cookieOf(rider) })).status).toBe(200);
    expect(world.state.epochsAsked).toBe(1);
  });

  it('are judged by auth while the key-value store is away', async () => {
    const headers = await world.cookieOf(rider, 1);
    world.keyValue.isAway = true;
    expect((await world.send(ME, { headers })).status).toBe(200);
    world.state.epochs.set(rider.id, 2);
    expect(refused(await world.send(ME, { headers }))).toEqual([401, 'auth/session-stale']);
    expect(world.state.epochsAsked).toBe(2);
  });

  it('of a person auth does not know are none', async () => {
    const headers = await world.cookieOf(rider);
    world.state.epochs.delete(rider.id);
    expect(refused(await world.send(ME, { headers }))).toEqual([401, 'auth/not-signed-in']);
  });
});

describe('with the key-value store and auth both away', () => {
  it('a protected call is answered 503 with Retry-After', async () => {
    const world = await GatewayWorld.open({ way: 'apart' });
    try {
      const headers = await world.cookieOf(person({ role: 'RIDER' }));
      world.keyValue.isAway = true;
      await world.stopOwner('auth');
      const answer = await world.send(ME, { headers });
      expect(refused(answer)).toEqual([503, 'platform/unavailable']);
      expect(answer.headers['retry-after']).toBe('2');
    } finally {
      await world.close();
    }
  });
});
