import { SESSION } from '@pothik/contracts/auth';
import { COOKIE, HEADER } from '@pothik/contracts/platform';
import type { Person } from '@pothik/service-kit';
import { person } from '@pothik/service-kit/testing';
import { DEPLOYMENTS } from '../testing/fixture-options.js';
import { GatewayFixture } from '../testing/gateway-fixture.js';
import { refused } from '../testing/http-client.js';

const ME = '/api/v1/user/get-me';
const OTHER = '64f0000000000000000000aa';
const PUBLIC_CALL = '/api/v1/auth/logout';

describe.each(DEPLOYMENTS)('sessions, services %s', (deployment) => {
  let fixture: GatewayFixture;
  let rider: Person;
  const logOut = async (headers: Record<string, string> = {}) =>
    JSON.parse((await fixture.send(PUBLIC_CALL, { method: 'POST', headers })).text);

  beforeAll(async () => {
    fixture = await GatewayFixture.open({ deployment });
  });
  beforeEach(() => {
    rider = person({ role: 'RIDER' });
    fixture.state.epochRequests = 0;
    fixture.keyValue.isUnavailable = false;
  });
  afterAll(() => fixture.close());

  it('reach the owner as a statement of the signed-in person', async () => {
    const { status, text } = await fixture.send(ME, { headers: await fixture.cookieOf(rider) });
    expect([status, JSON.parse(text).data]).toEqual([
      200,
      expect.objectContaining({ _id: rider.id, email: rider.email, role: 'RIDER' }),
    ]);
    expect((await logOut(await fixture.cookieOf(rider))).message).toBe(rider.id);
  });

  it('ignore a statement from outside, even one that is correctly signed', async () => {
    const statement = { [HEADER.statement]: await fixture.statementOf(rider, 'user') };
    expect(refused(await fixture.send(ME, { headers: statement }))).toEqual([401, 'auth/not-signed-in']);
    const forAuth = { [HEADER.statement]: await fixture.statementOf(rider, 'auth') };
    expect((await logOut(forAuth)).message).toBe('nobody');
    const other = person({ role: 'DRIVER' });
    const both = await fixture.send(ME, { headers: { ...statement, ...(await fixture.cookieOf(other)) } });
    expect(JSON.parse(both.text).data._id).toBe(other.id);
  });

  it('still send the statement when the caller lists it in Connection', async () => {
    const headers = {
      ...(await fixture.cookieOf(rider)),
      connection: `close, ${HEADER.statement}, ${HEADER.requestId}`,
    };
    const { status, text } = await fixture.send(ME, { headers: { ...headers, [HEADER.requestId]: 'request-0001' } });
    expect([status, JSON.parse(text).data.address]).toEqual([200, 'request-0001']);
  });

  it('under https are read from the cookie that no other host can set', async () => {
    const { cookie } = await fixture.cookieOf(rider);
    expect(cookie).toMatch(/^__Host-accessToken=/);
    const planted = { cookie: cookie.replace('__Host-', '') };
    expect(refused(await fixture.send(ME, { headers: planted }))).toEqual([401, 'auth/session-expired']);
  });

  it('under http keep their plain cookie', async () => {
    const plain = await GatewayFixture.open({ deployment, configuration: { PUBLIC_URL: 'http://localhost:8080' } });
    try {
      const headers = await plain.cookieOf(rider);
      expect(headers.cookie).toMatch(/^accessToken=/);
      expect((await plain.send(ME, { headers })).status).toBe(200);
    } finally {
      await plain.close();
    }
  });

  it('have their cookies sent on to auth, which reads them, and to no other owner', async () => {
    const { cookie } = await fixture.cookieOf(rider);
    const headers = { cookie: `${cookie}; __Host-refreshToken=secret` };
    await logOut(headers);
    expect(fixture.state.cookies).toBe(headers.cookie);
    expect((await fixture.send(ME, { headers })).status).toBe(200);
    expect(fixture.state.cookies).toBeUndefined();
  });

  it('that have expired are refused as expired, and do not block a PUBLIC call', async () => {
    const headers = await fixture.cookieOf(rider);
    fixture.clock.advance(SESSION.accessMs + 1_000);
    expect(refused(await fixture.send(ME, { headers }))).toEqual([401, 'auth/session-expired']);
    expect((await logOut(headers)).message).toBe('nobody');
  });

  it('whose access cookie the browser has deleted count as expired', async () => {
    const headers = { cookie: `${COOKIE.signedIn}=1` };
    expect(refused(await fixture.send(ME, { headers }))).toEqual([401, 'auth/session-expired']);
  });

  it('of an administrator who must set up a second factor are refused every call, streams too, but those for it', async () => {
    const headers = await fixture.cookieOf(person({ role: 'ADMIN' }), 0, { needsSecondFactor: true });
    const refusedCalls = [
      ['GET', '/api/v1/user/users'],
      ['PATCH', '/api/v1/user/update'],
      ['POST', '/api/v1/auth/change-password'],
      ['DELETE', '/api/v1/auth/second-factor'],
      ['GET', '/api/v1/notification/stream'],
    ] as const;
    for (const [method, address] of refusedCalls)
      expect(refused(await fixture.send(address, { method, headers }))).toEqual([403, 'auth/second-factor-needed']);
    expect((await fixture.send(ME, { headers })).status).toBe(200);
    expect((await logOut(headers)).success).toBe(true);
  });

  it('that are missing or forged are refused as not signed in', async () => {
    expect(refused(await fixture.send(ME))).toEqual([401, 'auth/not-signed-in']);
    const forged = { cookie: `${fixture.cookie(COOKIE.access)}=a.b.c` };
    expect(refused(await fixture.send(ME, { headers: forged }))).toEqual([401, 'auth/not-signed-in']);
    expect((await logOut(forged)).message).toBe('nobody');
  });

  it('are stale as soon as their epoch is raised', async () => {
    const headers = await fixture.cookieOf(rider, 1);
    expect((await fixture.send(ME, { headers })).status).toBe(200);
    await fixture.keyValue.raise(`epoch:${rider.id}`, 2, SESSION.epochMs);
    expect(refused(await fixture.send(ME, { headers }))).toEqual([401, 'auth/session-stale']);
    expect((await fixture.send(ME, { headers: await fixture.cookieOf(rider, 2) })).status).toBe(200);
  });

  it('are stale as soon as they are marked as ended, other sessions of the person are not', async () => {
    const [headers, other] = [await fixture.cookieOf(rider), await fixture.cookieOf({ ...rider, sessionId: OTHER })];
    expect((await fixture.send(ME, { headers })).status).toBe(200);
    await fixture.keyValue.raise(`session-ended:${rider.sessionId}`, 1, SESSION.epochMs);
    expect(refused(await fixture.send(ME, { headers }))).toEqual([401, 'auth/session-stale']);
    expect((await fixture.send(ME, { headers: other })).status).toBe(200);
  });

  it('are asked of auth once, then read from the store for 20 minutes', async () => {
    const ask = async () => (await fixture.send(ME, { headers: await fixture.cookieOf(rider) })).status;
    expect([await ask(), await ask(), fixture.state.epochRequests]).toEqual([200, 200, 1]);
    fixture.clock.advance(SESSION.epochMs);
    expect([await ask(), await ask(), fixture.state.epochRequests]).toEqual([200, 200, 2]);
  });

  it.each(['epoch:', 'session-ended:'])(
    'are asked of auth again when the store lost their %s, whatever its age: a missing entry revives nothing',
    async (prefix) => {
      await fixture.send(ME, { headers: await fixture.cookieOf(person({ role: 'RIDER' })) });
      fixture.clock.advance(SESSION.epochMs + 1_000);
      const headers = await fixture.cookieOf(rider, 3);
      expect((await fixture.send(ME, { headers })).status).toBe(200);
      fixture.state.epochs.set(rider.id, 4);
      fixture.state.endedSessions.add(rider.sessionId);
      await fixture.keyValue.delete(`${prefix}${prefix === 'epoch:' ? rider.id : rider.sessionId}`);
      expect(refused(await fixture.send(ME, { headers }))).toEqual([401, 'auth/session-stale']);
    },
  );

  it('that auth knows as ended are stale, and marked so', async () => {
    fixture.state.endedSessions.add(rider.sessionId);
    const headers = await fixture.cookieOf(rider);
    for (const _try of [1, 2])
      expect(refused(await fixture.send(ME, { headers }))).toEqual([401, 'auth/session-stale']);
    expect(fixture.state.epochRequests).toBe(1);
    expect(await fixture.keyValue.get(`session-ended:${rider.sessionId}`)).toBe('1');
  });

  it('that were ended while auth was asked stay ended: a late answer never covers a mark', async () => {
    const headers = await fixture.cookieOf(rider);
    const marking = fixture.keyValue.raise(`session-ended:${rider.sessionId}`, 1, SESSION.epochMs);
    await Promise.all([fixture.send(ME, { headers }), marking]);
    expect(refused(await fixture.send(ME, { headers }))).toEqual([401, 'auth/session-stale']);
  });

  it('are checked with auth while the key-value store is unavailable', async () => {
    const headers = await fixture.cookieOf(rider, 1);
    fixture.keyValue.isUnavailable = true;
    expect((await fixture.send(ME, { headers })).status).toBe(200);
    fixture.state.epochs.set(rider.id, 2);
    expect(refused(await fixture.send(ME, { headers }))).toEqual([401, 'auth/session-stale']);
    expect(fixture.state.epochRequests).toBe(2);
  });

  it('of a person unknown to auth are refused', async () => {
    const headers = await fixture.cookieOf(rider);
    fixture.state.epochs.delete(rider.id);
    expect(refused(await fixture.send(ME, { headers }))).toEqual([401, 'auth/not-signed-in']);
  });
});

describe('with the key-value store and auth both unavailable', () => {
  it('a protected call is answered 503 with Retry-After', async () => {
    const fixture = await GatewayFixture.open({ deployment: 'distributed' });
    try {
      const headers = await fixture.cookieOf(person({ role: 'RIDER' }));
      fixture.keyValue.isUnavailable = true;
      await fixture.stopOwner('auth');
      const answer = await fixture.send(ME, { headers });
      expect(refused(answer)).toEqual([503, 'platform/unavailable']);
      expect(answer.headers['retry-after']).toBe('2');
    } finally {
      await fixture.close();
    }
  });
});
