import { authEvents, authHttp } from '@pothik/contracts/auth';
import { driverEvents } from '@pothik/contracts/driver';
import { COOKIE } from '@pothik/contracts/platform';
import { ACCOUNT_MODEL, type AccountDocument } from '../accounts/account.model.js';
import { endSessions } from '../accounts/account.rules.js';
import { DemonstrationAccounts } from '../demonstration.js';
import { type AuthPlatform, jarOf, PASSWORD, type SessionsEnded, startAuth } from '../testing/auth-platform.js';
import { openBrowser } from '../testing/browser.js';

const SUPER = 'super@pothik.test';
let auth: AuthPlatform;
let messages: readonly SessionsEnded[];
beforeAll(async () => {
  auth = await startAuth({ SUPER_ADMIN_EMAIL: SUPER });
  messages = await auth.subscribeToSessionsEnded();
});
afterAll(() => auth.close());

const idOf = (account: AccountDocument) => account._id.toString();
const storedEpoch = (account: AccountDocument) => auth.platform.keyValue.get(`epoch:${idOf(account)}`);
const refreshTokenOf = (answer: Parameters<typeof jarOf>[0]) => jarOf(answer).values[COOKIE.refresh] as string;

const driverRegistered = (userId: string) => {
  const id = '64f0000000000000000000d1';
  const driver = {
    id,
    userId,
    vehicleId: '64f0000000000000000000e1',
    status: 'PENDING' as const,
    statusReason: '',
    statusSince: auth.platform.clock.now().toISOString(),
    availabilityStatus: 'OFFLINE' as const,
    experience: 3,
  };
  return auth.platform.publish(driverEvents.driverRegistered, { aggregateId: id, payload: { driver } });
};

describe('logging out everywhere', () => {
  it('raises the epoch before answering, ends every session, publishes it, and keeps later sessions', async () => {
    const account = await auth.signUp('everywhere@pothik.test');
    const sessions = [await auth.logIn(account.email), await auth.logIn(account.email)];
    const answer = await auth.platform.call(authHttp.logoutEverywhere, {}, { as: auth.as(account) });
    expect([answer.status, jarOf(answer).values[COOKIE.access]]).toEqual([200, '']);
    expect(await storedEpoch(account)).toBe('2');
    expect(messages).toContainEqual(
      expect.objectContaining({ personId: idOf(account), epoch: 2, reason: 'everywhere' }),
    );
    for (const session of sessions) expect((await auth.refresh(refreshTokenOf(session))).status).toBe(401);
    auth.platform.clock.advance(1000);
    const later = await auth.logIn(account.email);
    await auth.platform.settled();
    expect((await auth.refresh(refreshTokenOf(later))).status).toBe(200);
    const events = await auth.platform.published(authEvents.sessionsEnded);
    expect(events.map(({ payload }) => payload.account.id)).toEqual([idOf(account)]);
  });

  it('happens once for one idempotency key', async () => {
    const account = await auth.signUp('key@pothik.test');
    const call = () =>
      auth.platform.call(authHttp.logoutEverywhere, {}, { as: auth.as(account), idempotencyKey: 'the-same-key' });
    expect([(await call()).status, (await call()).status]).toEqual([200, 200]);
    expect((await auth.account(account.email)).epoch).toBe(2);
  });

  it('is announced from its event when the process died before announcing it', async () => {
    const account = await auth.signUp('crash@pothik.test');
    const session = await auth.logIn(account.email);
    const { epoch, epochRaisedAt, sessionsEnded } = endSessions(account, auth.platform.clock.now()).next;
    const accounts = auth.platform.model<AccountDocument>('auth', ACCOUNT_MODEL);
    await accounts.updateOne({ _id: account._id }, { $set: { epoch, epochRaisedAt, sessionsEnded } });
    const { name, email, role } = account;
    const payload = { account: { id: idOf(account), name, email, role, verified: true } };
    await auth.platform.publish(authEvents.sessionsEnded, { aggregateId: idOf(account), payload });
    await auth.platform.settled();
    expect(await storedEpoch(account)).toBe('2');
    expect((await auth.refresh(refreshTokenOf(session))).status).toBe(401);
  });

  it('requires a signed-in caller', async () => {
    expect((await auth.platform.call(authHttp.logoutEverywhere, {})).status).toBe(401);
  });
});

describe('the epoch', () => {
  it('is shown to other services only', async () => {
    const account = await auth.signUp('asked@pothik.test');
    const personId = idOf(account);
    expect((await auth.platform.call(authHttp.epochOf, { personId })).body.data).toEqual({ epoch: 1 });
    const asPerson = await auth.platform.call(authHttp.epochOf, { personId }, { as: auth.as(account) });
    expect(asPerson.status).toBe(403);
  });

  it('comes with whether a session has ended, when one is named; an unknown one, or another person’s, has', async () => {
    const account = await auth.signUp('named@pothik.test');
    const personId = idOf(account);
    const endOf = async (sessionId: string, who = personId) =>
      (await auth.platform.call(authHttp.epochOf, { personId: who, sessionId })).body.data.sessionEnded;
    const { person, refreshToken } = await openBrowser(auth, account.email);
    const stranger = await auth.signUp('stranger@pothik.test');
    expect([
      await endOf(person.sessionId),
      await endOf('f'.repeat(24)),
      await endOf(person.sessionId, idOf(stranger)),
    ]).toEqual([false, true, true]);
    const headers = { cookie: `${COOKIE.refresh}=${refreshToken}` };
    await auth.platform.call(authHttp.logout, {}, { headers });
    expect(await endOf(person.sessionId)).toBe(true);
  });

  it('is 404 for an unknown person, and 400 for an invalid identifier', async () => {
    expect((await auth.platform.call(authHttp.epochOf, { personId: 'f'.repeat(24) })).status).toBe(404);
    expect((await auth.platform.call(authHttp.epochOf, { personId: 'x' })).status).toBe(400);
  });
});

describe('registering as a driver', () => {
  it('turns a RIDER into a DRIVER, keeps them signed in and invalidates their tokens', async () => {
    const account = await auth.signUp('drives@pothik.test');
    const session = await auth.logIn(account.email);
    await driverRegistered(idOf(account));
    await auth.platform.settled();
    expect(await storedEpoch(account)).toBe('2');
    expect(messages).toContainEqual(expect.objectContaining({ personId: idOf(account), epoch: 2, reason: 'role' }));
    const renewed = await auth.refresh(refreshTokenOf(session));
    expect(renewed.body.data.user.role).toBe('DRIVER');
    expect(
      await auth.tokens.verify(jarOf(renewed).values[COOKIE.access] as string, auth.platform.clock.now()),
    ).toMatchObject({ role: 'DRIVER', epoch: 2 });
    const [event] = await auth.platform.published(authEvents.roleChanged);
    expect(event?.payload).toMatchObject({ from: 'RIDER', to: 'DRIVER', account: { role: 'DRIVER' } });
  });

  it('changes nothing when repeated', async () => {
    const account = await auth.account('drives@pothik.test');
    await driverRegistered(idOf(account));
    await auth.platform.settled();
    expect((await auth.account('drives@pothik.test')).epoch).toBe(2);
  });
});

describe('the first SUPER_ADMIN', () => {
  it('is the configured account, on verification', async () => {
    const account = await auth.signUp(SUPER);
    expect(account.role).toBe('SUPER_ADMIN');
    expect((await auth.logIn(SUPER)).body.data.user.role).toBe('SUPER_ADMIN');
  });

  it('is no other account', async () => {
    expect((await auth.signUp('nobody-special@pothik.test')).role).toBe('RIDER');
  });
});

describe('demonstration accounts', () => {
  const people = [
    { id: '64f000000000000000000a01', name: 'Admin', email: 'admin@pothik.test', role: 'ADMIN' as const },
    { id: '64f000000000000000000a02', name: 'Driver', email: 'driver@pothik.test', role: 'DRIVER' as const },
  ].map((person) => ({ ...person, createdAt: new Date('2026-10-01T06:00:00Z') }));
  const seed = () =>
    auth.platform.service('auth').app.get(DemonstrationAccounts, { strict: false }).seed(people, PASSWORD);

  it('are verified, with fixed ids and earlier times, and published as usual', async () => {
    await seed();
    await auth.platform.settled();
    const answer = await auth.logIn('driver@pothik.test');
    expect(answer.body.data.user).toMatchObject({
      _id: people[1]?.id,
      role: 'DRIVER',
      createdAt: '2026-10-01T06:00:00.000Z',
    });
    const ids = people.map(({ id }) => id);
    for (const definition of [authEvents.userRegistered, authEvents.userVerified]) {
      const events = (await auth.platform.published(definition)).filter(({ aggregateId }) => ids.includes(aggregateId));
      expect(events).toHaveLength(2);
    }
  });

  it('are created once, however often they are seeded', async () => {
    const accounts = auth.platform.model('auth', ACCOUNT_MODEL);
    const before = await accounts.countDocuments();
    await seed();
    expect(await accounts.countDocuments()).toBe(before);
  });
});
