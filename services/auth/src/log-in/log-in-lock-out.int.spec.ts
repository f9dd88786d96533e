import { authHttp, KNOWN_BROWSER_MS } from '@pothik/contracts/auth';
import { COOKIE, RATE_LIMIT } from '@pothik/contracts/platform';
import { type AuthPlatform, jarOf, PASSWORD, startAuth } from '../testing/auth-platform.js';
import { CookieBrowser } from '../testing/cookie-browser.js';

const WRONG = 'Wrong#2026';
const { maximum, windowMs } = RATE_LIMIT.failedLogInsPerAccount;
let auth: AuthPlatform;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

/** A browser that signed in to a new account, and logged out. */
async function knownBrowser(email: string): Promise<CookieBrowser> {
  await auth.signUp(email);
  const browser = new CookieBrowser(auth);
  expect((await browser.logIn(email)).status).toBe(200);
  expect((await browser.call(authHttp.logout, {})).status).toBe(200);
  return browser;
}

/** Fails as often as may be counted, from a browser that never signed in. */
async function attack(email: string): Promise<void> {
  const stranger = new CookieBrowser(auth);
  for (let failed = 0; failed < maximum; failed += 1) expect((await stranger.logIn(email, WRONG)).status).toBe(401);
  expect((await stranger.logIn(email)).status).toBe(429);
}

describe('failed log-ins from elsewhere', () => {
  it('do not shut the owner out of a browser that signed in to the account before', async () => {
    const owner = await knownBrowser('owner@pothik.test');
    await attack('owner@pothik.test');
    expect((await owner.logIn('owner@pothik.test')).status).toBe(200);
    expect((await new CookieBrowser(auth).logIn('owner@pothik.test')).status).toBe(429);
  });

  it('do not keep a signed-in owner from changing the password', async () => {
    const email = 'changes@pothik.test';
    const owner = await knownBrowser(email);
    const person = auth.as(await auth.account(email), (await sessionOf(await owner.logIn(email))) ?? '');
    await attack(email);
    const form = { currentPassword: PASSWORD, password: 'Another#2026' };
    expect((await owner.call(authHttp.changePassword, form, { as: person })).status).toBe(200);
  });
});

async function sessionOf(answer: Parameters<typeof jarOf>[0]): Promise<string | undefined> {
  const token = jarOf(answer).values[COOKIE.access] ?? '';
  const claims = await auth.tokens.verify(token, auth.platform.clock.now());
  return typeof claims === 'string' ? undefined : claims.sid;
}

describe('a browser that signed in before', () => {
  it('has a count of its own: 10 in 15 minutes, and shuts nobody else out', async () => {
    const email = 'guesses@pothik.test';
    const owner = await knownBrowser(email);
    for (let failed = 0; failed < maximum; failed += 1) expect((await owner.logIn(email, WRONG)).status).toBe(401);
    expect((await owner.logIn(email)).status).toBe(429);
    expect((await new CookieBrowser(auth).logIn(email)).status).toBe(200);
    auth.platform.clock.advance(windowMs);
    expect((await owner.logIn(email)).status).toBe(200);
  });

  it('has no other count after signing in again: the same browser stays the same', async () => {
    const email = 'again@pothik.test';
    const owner = await knownBrowser(email);
    for (let failed = 0; failed < maximum - 1; failed += 1) await owner.logIn(email, WRONG);
    const before = owner.cookies.get(COOKIE.knownBrowser) ?? '';
    expect((await owner.logIn(email)).status).toBe(200);
    const after = owner.cookies.get(COOKIE.knownBrowser) ?? '';
    expect(after.split('.')[1]).toBe(before.split('.')[1]);
  });

  it('may try again once its password was reset', async () => {
    const email = 'resets@pothik.test';
    const owner = await knownBrowser(email);
    for (let failed = 0; failed <= maximum; failed += 1) await owner.logIn(email, WRONG);
    await auth.forgotPassword(email);
    const form = { email, otp: await auth.mailedCode(email), password: 'Another#2026' };
    expect((await owner.call(authHttp.resetPassword, form)).status).toBe(200);
    expect((await owner.logIn(email, 'Another#2026')).status).toBe(200);
  });

  it('is recognised by a cookie that scripts cannot read, for 180 days', async () => {
    const email = 'cookie@pothik.test';
    await auth.signUp(email);
    const answer = await new CookieBrowser(auth).logIn(email);
    expect(jarOf(answer).attributes[COOKIE.knownBrowser]).toBe(
      'Max-Age=15552000; Path=/api/v1; HttpOnly; SameSite=Lax',
    );
    const owner = await knownBrowser('forgets@pothik.test');
    auth.platform.clock.advance(KNOWN_BROWSER_MS);
    await attack('forgets@pothik.test');
    expect((await owner.logIn('forgets@pothik.test')).status).toBe(429);
  });

  it('gets the cookie also by a refresh', async () => {
    const email = 'refreshes@pothik.test';
    await auth.signUp(email);
    const owner = new CookieBrowser(auth);
    await owner.logIn(email);
    owner.cookies.delete(COOKIE.knownBrowser);
    expect((await owner.call(authHttp.refresh, {})).status).toBe(200);
    await attack(email);
    expect((await owner.logIn(email)).status).toBe(200);
  });

  it('is not recognised by a forged cookie, nor by that of another account', async () => {
    const email = 'forged@pothik.test';
    const owner = await knownBrowser(email);
    const other = await knownBrowser('other@pothik.test');
    await attack(email);
    const [id, browserId, , mac] = (owner.cookies.get(COOKIE.knownBrowser) ?? '').split('.');
    const foreign = other.cookies.get(COOKIE.knownBrowser) ?? '';
    for (const cookie of [foreign, `${id}.another.${Date.now()}.${mac}`, `${id}.${browserId}`, 'x', '....']) {
      const browser = new CookieBrowser(auth);
      browser.cookies.set(COOKIE.knownBrowser, cookie);
      expect((await browser.logIn(email)).status).toBe(429);
    }
  });
});

it('a right password of one’s own registration gives no more guesses at another’s', async () => {
  const email = 'registered@pothik.test';
  await new CookieBrowser(auth).register(email);
  const stranger = new CookieBrowser(auth);
  await stranger.register(email, 'Stranger#2026');
  const statuses: number[] = [];
  for (let guess = 0; guess < maximum; guess += 1)
    statuses.push((await stranger.logIn(email, guess % 2 === 0 ? WRONG : 'Stranger#2026')).status);
  expect(new Set(statuses)).toEqual(new Set([401, 403]));
  expect((await stranger.logIn(email, WRONG)).status).toBe(429);
});
