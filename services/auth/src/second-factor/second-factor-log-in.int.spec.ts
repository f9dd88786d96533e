import { authHttp, SECOND_FACTOR } from '@pothik/contracts/auth';
import { COOKIE } from '@pothik/contracts/platform';
import { jarOf } from '../testing/auth-platform.js';
import { type CookieBrowser } from '../testing/cookie-browser.js';
import { outcomeOf, SecondFactorFixture, STEP_MS } from '../testing/second-factor-fixture.js';
import { PENDING_LOG_IN_MODEL } from './pending-log-in.model.js';

let fixture: SecondFactorFixture;
beforeAll(async () => {
  fixture = await SecondFactorFixture.open();
});
afterAll(() => fixture.close());

/** A new browser in which the right password was typed. */
async function pendingLogIn(email: string): Promise<CookieBrowser> {
  const browser = fixture.browser();
  expect(outcomeOf(await browser.logIn(email))).toEqual([403, 'auth/second-factor-required']);
  return browser;
}

const REQUIRED = [403, 'auth/second-factor-required'];
const WRONG = [400, 'auth/second-factor-wrong'];
const EXPIRED = [400, 'auth/log-in-expired'];

describe('the log-in of an administrator who has a second factor', () => {
  it('with the right password sets no session: it answers 403 and a cookie that holds the pending log-in', async () => {
    const { account } = await fixture.administrator();
    const answer = await fixture.browser().logIn(account.email);
    expect(outcomeOf(answer)).toEqual(REQUIRED);
    expect(answer.body.message).toBe('Please enter the code from your authenticator app.');
    const { values, attributes } = jarOf(answer);
    expect(Object.keys(values)).toEqual([COOKIE.secondFactor]);
    expect(attributes[COOKIE.secondFactor]).toBe('Max-Age=300; Path=/api/v1; HttpOnly; SameSite=Lax');
  });

  it('stores the cookie’s secret hashed', async () => {
    const { account } = await fixture.administrator();
    const browser = await pendingLogIn(account.email);
    const stored = await fixture.auth.platform.model('auth', PENDING_LOG_IN_MODEL).find().lean();
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(browser.cookies.get(COOKIE.secondFactor));
  });

  it('with a wrong password says nothing of the second factor', async () => {
    const { account } = await fixture.administrator();
    const answer = await fixture.browser().logIn(account.email, 'Wrong#2026');
    expect(outcomeOf(answer)).toEqual([401, 'auth/password-wrong']);
    expect(jarOf(answer).values).toEqual({});
  });

  it('is completed by the code, once', async () => {
    const { account, secret } = await fixture.administrator();
    const browser = await pendingLogIn(account.email);
    const cookie = browser.cookies.get(COOKIE.secondFactor) ?? '';
    const answer = await fixture.complete(browser, fixture.nextCode(secret));
    expect([answer.status, answer.body.message]).toEqual([200, 'Login successful']);
    expect(answer.body.data.user).toMatchObject({ email: account.email, role: 'ADMIN' });
    expect(browser.cookies.get(COOKIE.access)).toBeDefined();
    expect(browser.cookies.has(COOKIE.secondFactor)).toBe(false);
    browser.cookies.set(COOKIE.secondFactor, cookie);
    expect(outcomeOf(await fixture.complete(browser, fixture.nextCode(secret)))).toEqual(EXPIRED);
  });

  it('takes the code in Bangla digits and with a space', async () => {
    const { account, secret } = await fixture.administrator();
    const browser = await pendingLogIn(account.email);
    const code = fixture.nextCode(secret).replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
    expect((await fixture.complete(browser, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  it('refuses the same code twice, also in another browser, and one that is older than it', async () => {
    const { account, secret } = await fixture.administrator();
    const [first, second] = [await pendingLogIn(account.email), await pendingLogIn(account.email)];
    const older = fixture.nextCode(secret);
    const code = fixture.nextCode(secret);
    expect((await fixture.complete(first, code)).status).toBe(200);
    expect(outcomeOf(await fixture.complete(second, code))).toEqual(WRONG);
    expect(outcomeOf(await fixture.complete(second, older))).toEqual(WRONG);
    expect((await fixture.complete(second, fixture.nextCode(secret))).status).toBe(200);
  });

  it('takes a recovery code in place of the code, once, in small letters and without the dash', async () => {
    const { account, browser, recoveryCodes } = await fixture.administrator();
    const [code = '', other = ''] = recoveryCodes;
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
    expect((await fixture.complete(await pendingLogIn(account.email), code)).status).toBe(200);
    expect(outcomeOf(await fixture.complete(await pendingLogIn(account.email), code))).toEqual(WRONG);
    const typed = other.toLowerCase().replace('-', '');
    expect((await fixture.complete(await pendingLogIn(account.email), typed)).status).toBe(200);
    expect((await fixture.call(browser, authHttp.secondFactor, {})).body.data.recoveryCodesLeft).toBe(8);
  });

  it('can be completed for 5 minutes', async () => {
    const { account, secret } = await fixture.administrator();
    const browser = await pendingLogIn(account.email);
    fixture.auth.platform.clock.advance(SECOND_FACTOR.logInMs);
    expect(outcomeOf(await fixture.complete(browser, fixture.nextCode(secret)))).toEqual(EXPIRED);
  });

  it('cannot be completed without the cookie, with a forged one, or with another person’s code', async () => {
    const [{ account, secret }, other] = [await fixture.administrator(), await fixture.administrator()];
    expect(outcomeOf(await fixture.complete(fixture.browser(), fixture.nextCode(secret)))).toEqual(EXPIRED);
    const forged = fixture.browser();
    forged.cookies.set(COOKIE.secondFactor, 'forged');
    expect(outcomeOf(await fixture.complete(forged, fixture.nextCode(secret)))).toEqual(EXPIRED);
    const browser = await pendingLogIn(account.email);
    expect(outcomeOf(await fixture.complete(browser, fixture.nextCode(other.secret)))).toEqual(WRONG);
  });

  it('cannot be completed once all sessions of the account were ended', async () => {
    const { account, browser, secret } = await fixture.administrator();
    const other = await pendingLogIn(account.email);
    expect((await fixture.call(browser, authHttp.logoutEverywhere, {})).status).toBe(200);
    expect(outcomeOf(await fixture.complete(other, fixture.nextCode(secret)))).toEqual(EXPIRED);
  });

  it('is refused for a deleted account', async () => {
    const { account, browser, secret } = await fixture.administrator();
    const other = await pendingLogIn(account.email);
    expect((await fixture.call(browser, authHttp.deleteMe, { password: 'Pothik#2026' })).status).toBe(200);
    const answer = await fixture.complete(other, fixture.nextCode(secret));
    expect(outcomeOf(answer)).toEqual([403, 'auth/user-deleted']);
  });

  it.each([
    {},
    { code: '12345' },
    { code: '0123456' },
    { code: 'ABCDE-0123O' },
    { code: { $ne: '' } },
    { code: '123456', x: 1 },
  ])('refuses %j as no code', async (form) => {
    const answer = await fixture.browser().call(authHttp.completeLogIn, form as never);
    expect(outcomeOf(answer)).toEqual([400, 'request/invalid']);
  });
});

it('under https the pending log-in is held by a cookie that no other host can set', async () => {
  const secure = await SecondFactorFixture.open({ PUBLIC_URL: 'https://pothik.test' });
  try {
    const account = await secure.people.person('ADMIN');
    const browser = secure.browser();
    await browser.logIn(account.email);
    browser.cookies.set(COOKIE.access, browser.cookies.get(`__Host-${COOKIE.access}`) ?? '');
    await secure.setUp(browser);
    secure.auth.platform.clock.advance(STEP_MS);
    const { attributes } = jarOf(await secure.browser().logIn(account.email));
    expect(attributes[`__Host-${COOKIE.secondFactor}`]).toBe('Max-Age=300; Path=/; HttpOnly; Secure; SameSite=Lax');
  } finally {
    await secure.close();
  }
});
