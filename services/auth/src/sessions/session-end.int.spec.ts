import { authHttp, SESSION } from '@pothik/contracts/auth';
import { COOKIE } from '@pothik/contracts/platform';
import { EngineUnavailable } from '@pothik/engines';
import { Sweeper } from '@pothik/service-kit';
import { type AuthPlatform, jarOf, type SessionsEnded, startAuth } from '../testing/auth-platform.js';
import { type Browser, openBrowser, refreshTokenIn } from '../testing/browser.js';
import { SESSION_FAMILY_MODEL, type SessionFamilyDocument } from './session.model.js';
import { SessionRepository } from './session.repository.js';
import { SESSION_END_SWEEP } from './session-end.service.js';

const EMAIL = 'rahima@pothik.test';
const AWAY = new EngineUnavailable('keyValue', new Error('unavailable'));

let auth: AuthPlatform;
let messages: readonly SessionsEnded[];
beforeAll(async () => {
  auth = await startAuth({ RATE_LIMITS: 'off' });
  messages = await auth.subscribeToSessionsEnded();
  await auth.signUp(EMAIL);
});
afterAll(() => auth.close());

const markOf = ({ person }: Browser) => auth.platform.keyValue.get(`session-ended:${person.sessionId}`);
const messagesOf = ({ person }: Browser) => messages.filter(({ sessionId }) => sessionId === person.sessionId);
const logOut = ({ refreshToken }: Browser) =>
  auth.platform.call(authHttp.logout, {}, { headers: { cookie: `${COOKIE.refresh}=${refreshToken}` } });
const inAuth = () => auth.platform.service('auth').app;
const sweep = () => inAuth().get(Sweeper, { strict: false }).run(SESSION_END_SWEEP);
const family = ({ person }: Browser) =>
  auth.platform.model<SessionFamilyDocument>('auth', SESSION_FAMILY_MODEL).findById(person.sessionId).lean();

describe('the end of a session', () => {
  it('by log-out is flagged and published before the answer, for this session alone', async () => {
    const [browser, other] = [await openBrowser(auth, EMAIL), await openBrowser(auth, EMAIL)];
    expect((await logOut(browser)).status).toBe(200);
    expect([await markOf(browser), await markOf(other)]).toEqual(['1', undefined]);
    const { id: personId, sessionId } = browser.person;
    expect(messagesOf(browser)).toEqual([expect.objectContaining({ personId, sessionId, reason: 'everywhere' })]);
    expect(await auth.platform.keyValue.get(`epoch:${personId}`)).toBeUndefined();
    expect((await auth.refresh(other.refreshToken)).status).toBe(200);
  });

  it('by a reused refresh token is flagged and published before the refusal', async () => {
    const browser = await openBrowser(auth, EMAIL);
    const successor = refreshTokenIn(await auth.refresh(browser.refreshToken));
    expect((await auth.refresh(successor)).status).toBe(200);
    auth.platform.clock.advance(SESSION.refreshGraceMs + 1);
    expect((await auth.refresh(browser.refreshToken)).status).toBe(401);
    expect([await markOf(browser), messagesOf(browser).length]).toEqual(['1', 1]);
  });

  it('is never overwritten by a late flag that says open', async () => {
    const browser = await openBrowser(auth, EMAIL);
    await logOut(browser);
    await auth.platform.keyValue.raise(`session-ended:${browser.person.sessionId}`, 0, SESSION.epochMs);
    expect(await markOf(browser)).toBe('1');
  });

  it('is announced once: a second log-out and the sweep repeat nothing', async () => {
    const browser = await openBrowser(auth, EMAIL);
    await logOut(browser);
    await logOut(browser);
    await sweep();
    expect(messagesOf(browser)).toHaveLength(1);
  });
});

describe('an end that could not be announced', () => {
  it.each(['raise', 'publish'] as const)(
    'because the key-value store failed at its %s, is stored, answered 200, and announced by the sweep',
    async (step) => {
      const browser = await openBrowser(auth, EMAIL);
      await auth.platform.keyValue.raise(`session-ended:${browser.person.sessionId}`, 0, SESSION.epochMs);
      const failing = jest.spyOn(auth.platform.keyValue, step).mockRejectedValue(AWAY);
      const answer = await logOut(browser);
      expect([answer.status, jarOf(answer).values[COOKIE.refresh]]).toEqual([200, '']);
      expect((await auth.refresh(browser.refreshToken)).status).toBe(401);
      await sweep();
      expect(messagesOf(browser)).toEqual([]);
      failing.mockRestore();
      await sweep();
      expect([await markOf(browser), messagesOf(browser).length]).toEqual(['1', 1]);
    },
  );

  it('makes the sweep due two seconds later', async () => {
    const browser = await openBrowser(auth, EMAIL);
    const due = jest.spyOn(inAuth().get(Sweeper, { strict: false }), 'due');
    const failing = jest.spyOn(auth.platform.keyValue, 'raise').mockRejectedValue(AWAY);
    await logOut(browser);
    failing.mockRestore();
    const soon = new Date(auth.platform.clock.now().getTime() + 2_000);
    expect(due.mock.calls).toEqual([[SESSION_END_SWEEP, soon]]);
    due.mockRestore();
    await sweep();
  });

  it('because the process died after the write, is announced by the sweep', async () => {
    const browser = await openBrowser(auth, EMAIL);
    await auth.platform.keyValue.raise(`session-ended:${browser.person.sessionId}`, 0, SESSION.epochMs);
    await inAuth()
      .get(SessionRepository, { strict: false })
      .endFamily(browser.person.sessionId, auth.platform.clock.now());
    await sweep();
    expect([await markOf(browser), messagesOf(browser).length]).toEqual(['1', 1]);
    expect(await family(browser)).not.toHaveProperty('endUnannounced');
  });
});

it('a log-out is answered 200 and clears the cookies while the database is unavailable', async () => {
  const browser = await openBrowser(auth, EMAIL);
  const sessions = inAuth().get(SessionRepository, { strict: false });
  const failing = jest
    .spyOn(sessions, 'findFamily')
    .mockRejectedValue(new EngineUnavailable('mongo', new Error('away')));
  const answer = await logOut(browser);
  failing.mockRestore();
  expect([answer.status, refreshTokenIn(answer)]).toEqual([200, '']);
});
