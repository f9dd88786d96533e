import { authEvents, authHttp } from '@pothik/contracts/auth';
import { COOKIE } from '@pothik/contracts/platform';
import { rounds } from '@pothik/service-kit/testing';
import { type AuthPlatform, startAuth } from '../testing/auth-platform.js';
import { type Browser, openBrowser } from '../testing/browser.js';

const EMAIL = 'rahima@pothik.test';
const ROUNDS = rounds(500);

let auth: AuthPlatform;
beforeAll(async () => {
  auth = await startAuth({ RATE_LIMITS: 'off' });
  await auth.signUp(EMAIL);
});
afterAll(() => auth.close());

const logOut = ({ refreshToken }: Browser) =>
  auth.platform.call(authHttp.logout, {}, { headers: { cookie: `${COOKIE.refresh}=${refreshToken}` } });
const isSignedOut = async () => (await auth.account(EMAIL)).signedOutAt !== undefined;

/** How often each of both was published. */
async function published() {
  await auth.platform.settled();
  const [out, back] = await Promise.all([
    auth.platform.published(authEvents.signedOut),
    auth.platform.published(authEvents.signedIn),
  ]);
  return { out: out.length, in: back.length };
}

it('of the last two sessions that end at once one is the last', async () => {
  let wrong = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const browsers = [await openBrowser(auth, EMAIL), await openBrowser(auth, EMAIL)];
    await Promise.all(browsers.map(logOut));
    if (!(await isSignedOut())) wrong += 1;
  }
  expect(wrong).toBe(0);
  expect(await published()).toEqual({ out: ROUNDS, in: ROUNDS - 1 });
});

it('a log-in at the moment of the last log-out leaves the person signed in', async () => {
  let wrong = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const browser = await openBrowser(auth, EMAIL);
    const [, next] = await Promise.all([logOut(browser), openBrowser(auth, EMAIL)]);
    if (await isSignedOut()) wrong += 1;
    await logOut(next);
    if (!(await isSignedOut())) wrong += 1;
  }
  expect(wrong).toBe(0);
  const { out, in: back } = await published();
  expect(out - back).toBe(1);
});
