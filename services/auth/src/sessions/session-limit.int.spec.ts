import { authHttp, SESSION } from '@pothik/contracts/auth';
import { rounds } from '@pothik/service-kit/testing';
import { type AuthPlatform, startAuth } from '../testing/auth-platform.js';
import { type Browser, openBrowser, refreshTokenIn } from '../testing/browser.js';

const ROUNDS = rounds(100);
const AT_ONCE = 5;

let auth: AuthPlatform;
let emails = 0;
let email: string;
beforeAll(async () => {
  auth = await startAuth({ RATE_LIMITS: 'off' });
});
afterAll(() => auth.close());
beforeEach(async () => {
  emails += 1;
  email = `rahima${emails}@pothik.test`;
  await auth.signUp(email);
});

/** Logs in, a second after the log-in before. */
const logIn = () => {
  auth.platform.clock.advance(1_000);
  return openBrowser(auth, email);
};
async function logInTimes(count: number): Promise<Browser[]> {
  const browsers: Browser[] = [];
  while (browsers.length < count) browsers.push(await logIn());
  return browsers;
}
/** Whether each browser is signed in still; those that are hold their next refresh token afterwards. */
async function living(browsers: readonly Browser[]): Promise<boolean[]> {
  const statuses: boolean[] = [];
  for (const browser of browsers) {
    const answer = await auth.refresh(browser.refreshToken);
    statuses.push(answer.status === 200);
    if (answer.status === 200) browser.refreshToken = refreshTokenIn(answer);
  }
  return statuses;
}
const markOf = ({ person }: Browser) => auth.platform.keyValue.get(`session-ended:${person.sessionId}`);

it('the 21st log-in of an account ends its oldest session, at every gateway, and no other', async () => {
  const browsers = await logInTimes(SESSION.perAccount);
  const newest = await logIn();
  expect(await markOf(browsers[0] as Browser)).toBe('1');
  expect(await living([...browsers, newest])).toEqual([false, ...Array(SESSION.perAccount).fill(true)]);
});

it('sessions that were logged out or ended everywhere do not count', async () => {
  const [first] = await logInTimes(SESSION.perAccount - 1);
  const { person } = first as Browser;
  expect((await auth.platform.call(authHttp.logoutEverywhere, {}, { as: person })).status).toBe(200);
  const browsers = await logInTimes(SESSION.perAccount);
  expect(await living(browsers)).toEqual(Array(SESSION.perAccount).fill(true));
});

it('log-ins at once leave twenty sessions, the newest ones', async () => {
  let before = await logInTimes(SESSION.perAccount);
  for (let round = 0; round < ROUNDS; round += 1) {
    auth.platform.clock.advance(1_000);
    const atOnce = await Promise.all(Array.from({ length: AT_ONCE }, () => openBrowser(auth, email)));
    expect(await living(before)).toEqual([
      ...Array(AT_ONCE).fill(false),
      ...Array(SESSION.perAccount - AT_ONCE).fill(true),
    ]);
    expect(await living(atOnce)).toEqual(Array(AT_ONCE).fill(true));
    before = [...before.slice(AT_ONCE), ...atOnce];
  }
});
