import { authEvents, authHttp, SESSION } from '@pothik/contracts/auth';
import { COOKIE } from '@pothik/contracts/platform';
import { EngineUnavailable } from '@pothik/engines';
import { Sweeper } from '@pothik/service-kit';
import { type AuthPlatform, PASSWORD, startAuth } from '../testing/auth-platform.js';
import { type Browser, openBrowser, refreshTokenIn } from '../testing/browser.js';
import { SessionRepository } from './session.repository.js';
import { SESSION_END_SWEEP } from './session-end.service.js';

const AWAY = new EngineUnavailable('keyValue', new Error('unavailable'));

let auth: AuthPlatform;
beforeAll(async () => {
  auth = await startAuth({ RATE_LIMITS: 'off' });
});
afterAll(() => auth.close());

let people = 0;
/** A new account, and its e-mail. */
async function newcomer(): Promise<string> {
  people += 1;
  const email = `rahima${people}@pothik.test`;
  await auth.signUp(email);
  return email;
}
const inAuth = () => auth.platform.service('auth').app;
const logOut = ({ refreshToken }: Browser) =>
  auth.platform.call(authHttp.logout, {}, { headers: { cookie: `${COOKIE.refresh}=${refreshToken}` } });
const sweep = () => inAuth().get(Sweeper, { strict: false }).run(SESSION_END_SWEEP);

/** What was published of an account's being signed in, in order, with the times. */
async function publishedOf(email: string) {
  const id = (await auth.account(email))._id.toString();
  await auth.platform.settled();
  const events = [
    ...(await auth.platform.published(authEvents.signedOut)),
    ...(await auth.platform.published(authEvents.signedIn)),
  ].filter(({ aggregateId }) => aggregateId === id);
  return events
    .sort((one, other) => one.aggregateVersion - other.aggregateVersion)
    .map(({ type, payload }) => [type, payload.at]);
}
const typesOf = async (email: string) => (await publishedOf(email)).map(([type]) => type);
const OUT = 'auth.signed-out';
const IN = 'auth.signed-in';

describe('a person whose last session ends', () => {
  it('by log-out, is signed out since then; by an earlier one, is not', async () => {
    const email = await newcomer();
    const [first, last] = [await openBrowser(auth, email), await openBrowser(auth, email)];
    await logOut(first);
    expect(await publishedOf(email)).toEqual([]);
    auth.platform.clock.advance(60_000);
    await logOut(last);
    await logOut(last);
    expect(await publishedOf(email)).toEqual([[OUT, auth.platform.clock.now().toISOString()]]);
  });

  it('by log-out everywhere, is signed out', async () => {
    const email = await newcomer();
    const [browser] = [await openBrowser(auth, email), await openBrowser(auth, email)];
    await auth.platform.call(authHttp.logoutEverywhere, {}, { as: browser.person });
    expect(await typesOf(email)).toEqual([OUT]);
  });

  it('by a reused refresh token, is signed out', async () => {
    const email = await newcomer();
    const { refreshToken } = await openBrowser(auth, email);
    await auth.refresh(refreshTokenIn(await auth.refresh(refreshToken)));
    auth.platform.clock.advance(SESSION.refreshGraceMs + 1);
    expect((await auth.refresh(refreshToken)).status).toBe(401);
    expect(await typesOf(email)).toEqual([OUT]);
  });

  it('by a password reset, is signed out', async () => {
    const email = await newcomer();
    await openBrowser(auth, email);
    await auth.forgotPassword(email);
    await auth.resetPassword(email, await auth.mailedCode(email), `${PASSWORD}x`);
    expect(await typesOf(email)).toEqual([OUT]);
  });

  it('by a change of password, which begins a new one, is not', async () => {
    const email = await newcomer();
    const { person } = await openBrowser(auth, email);
    const form = { currentPassword: PASSWORD, password: `${PASSWORD}x` };
    expect((await auth.platform.call(authHttp.changePassword, form, { as: person })).status).toBe(200);
    expect(await typesOf(email)).toEqual([]);
  });

  it('is signed out although the key-value store is unavailable, and once although the sweep repeats it', async () => {
    const email = await newcomer();
    const browser = await openBrowser(auth, email);
    const failing = jest.spyOn(auth.platform.keyValue, 'raise').mockRejectedValue(AWAY);
    await logOut(browser);
    expect(await typesOf(email)).toEqual([OUT]);
    failing.mockRestore();
    await sweep();
    expect(await typesOf(email)).toEqual([OUT]);
  });

  it('is signed out by the sweep when the process died after the end was stored', async () => {
    const email = await newcomer();
    const { person } = await openBrowser(auth, email);
    const sessions = inAuth().get(SessionRepository, { strict: false });
    await sessions.endFamily(person.sessionId, auth.platform.clock.now());
    await sweep();
    expect(await typesOf(email)).toEqual([OUT]);
  });
});

describe('a person who logs in again', () => {
  it('is signed in from the start of the session', async () => {
    const email = await newcomer();
    await logOut(await openBrowser(auth, email));
    auth.platform.clock.advance(60_000);
    const since = auth.platform.clock.now().toISOString();
    const browser = await openBrowser(auth, email);
    await openBrowser(auth, email);
    expect((await publishedOf(email)).slice(1)).toEqual([[IN, since]]);
    expect((await auth.account(email)).signedOutAt).toBeUndefined();
    await logOut(browser);
    expect(await typesOf(email)).toEqual([OUT, IN]);
  });

  it('is signed in although the process that noted the log-out died before it looked again', async () => {
    const email = await newcomer();
    const ended = await openBrowser(auth, email);
    const sessions = inAuth().get(SessionRepository, { strict: false });
    await sessions.endFamily(ended.person.sessionId, auth.platform.clock.now());
    await openBrowser(auth, email);
    await auth.platform.model('auth', 'Account').updateOne({ email }, { signedOutAt: auth.platform.clock.now() });
    await sweep();
    expect(await typesOf(email)).toEqual([IN]);
  });
});
