import { authHttp } from '@pothik/contracts/auth';
import { rounds } from '@pothik/service-kit/testing';
import { type AuthPlatform, PASSWORD, startAuth } from '../testing/auth-platform.js';
import { type Browser, logInBrowser, refreshTokenIn, seedPeople } from '../testing/browser.js';

const ROUNDS = rounds(200);
const emailsOf = (race: string) => Array.from({ length: ROUNDS }, (_, round) => `${race}-${round}@pothik.test`);
let auth: AuthPlatform;
beforeAll(async () => {
  auth = await startAuth({ RATE_LIMITS: 'off' });
});
afterAll(() => auth.close());

const change = ({ person }: Browser, password: string, idempotencyKey?: string) =>
  auth.platform.call(
    authHttp.changePassword,
    { currentPassword: PASSWORD, password },
    { as: person, ...(idempotencyKey && { idempotencyKey }) },
  );
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

/** Runs a race once for each of many people. */
async function everyRound(race: string, play: (email: string, browser: Browser) => Promise<void>): Promise<void> {
  const emails = emailsOf(race);
  await seedPeople(auth, emails);
  for (const email of emails) await play(email, await logInBrowser(auth, email));
}

it('two browsers that change the password at once: exactly one wins, and its session alone goes on', () =>
  everyRound('two', async (email, browser) => {
    const browsers = [browser, await logInBrowser(auth, email)] as const;
    const answers = await Promise.all([change(browsers[0], 'First#2026'), change(browsers[1], 'Second#2026')]);
    expect(statuses(answers)).toEqual([200, 401]);
    const [winner, loser] = answers[0].status === 200 ? ([0, 1] as const) : ([1, 0] as const);
    expect((await auth.logIn(email, ['First#2026', 'Second#2026'][winner])).status).toBe(200);
    expect((await auth.refresh(refreshTokenIn(answers[winner]))).status).toBe(200);
    expect((await auth.refresh(browsers[loser].refreshToken)).status).toBe(401);
    expect((await auth.account(email)).epoch).toBe(2);
  }));

it('the same key sent twice at once changes once and succeeds twice', () =>
  everyRound('key', async (email, browser) => {
    const answers = await Promise.all([change(browser, 'First#2026', email), change(browser, 'First#2026', email)]);
    expect(statuses(answers)).toEqual([200, 200]);
    expect((await auth.account(email)).epoch).toBe(2);
    for (const answer of answers) expect((await auth.refresh(refreshTokenIn(answer))).status).toBe(200);
  }));

it('a concurrent log-in with the old password leaves no session', () =>
  everyRound('log-in', async (email, browser) => {
    const [changed, loggedIn] = await Promise.all([change(browser, 'First#2026'), auth.logIn(email)]);
    expect(changed.status).toBe(200);
    expect([200, 401]).toContain(loggedIn.status);
    if (loggedIn.status === 200) expect((await auth.refresh(refreshTokenIn(loggedIn))).status).toBe(401);
  }));

it('a concurrent refresh, in the same browser or another, leaves no session but the new one', () =>
  everyRound('tabs', async (email, present) => {
    const other = await logInBrowser(auth, email);
    const [changed, tab, elsewhere] = await Promise.all([
      change(present, 'First#2026'),
      auth.refresh(present.refreshToken),
      auth.refresh(other.refreshToken),
    ]);
    expect(changed.status).toBe(200);
    const remaining = (answer: typeof tab, token: string) => (answer.status === 200 ? refreshTokenIn(answer) : token);
    const ended = [remaining(tab, present.refreshToken), remaining(elsewhere, other.refreshToken)];
    for (const token of ended) expect((await auth.refresh(token)).status).toBe(401);
    expect((await auth.refresh(refreshTokenIn(changed))).status).toBe(200);
  }));
