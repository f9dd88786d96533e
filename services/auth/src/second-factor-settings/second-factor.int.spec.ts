import { authHttp } from '@pothik/contracts/auth';
import { COOKIE } from '@pothik/contracts/platform';
import { PASSWORD } from '../testing/auth-platform.js';
import { outcomeOf, SecondFactorFixture } from '../testing/second-factor-fixture.js';

let fixture: SecondFactorFixture;
beforeAll(async () => {
  fixture = await SecondFactorFixture.open();
});
afterAll(() => fixture.close());

const begin = (browser: Parameters<SecondFactorFixture['call']>[0], password?: string) =>
  fixture.call(browser, authHttp.beginSecondFactor, password === undefined ? {} : { password });

describe('setting a second factor up', () => {
  it('shows it as off first, then as on with its time and ten recovery codes', async () => {
    const { browser } = await fixture.signedIn();
    const present = async () => (await fixture.call(browser, authHttp.secondFactor, {})).body.data;
    expect(await present()).toEqual({ enabled: false, since: null, recoveryCodesLeft: 0, demanded: false });
    const { recoveryCodes } = await fixture.setUp(browser);
    expect(new Set(recoveryCodes).size).toBe(10);
    const since = fixture.auth.platform.clock.now().toISOString();
    expect(await present()).toEqual({ enabled: true, since, recoveryCodesLeft: 10, demanded: false });
  });

  it('begins with a secret, once as text and once as an address for a QR code', async () => {
    const { account, browser } = await fixture.signedIn();
    const { secret, uri } = (await begin(browser, PASSWORD)).body.data;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toMatch(new RegExp(`^otpauth://totp/Pothik:${encodeURIComponent(account.email)}\\?.*secret=${secret}`));
  });

  it('needs the password, wrong ones count as failed log-ins', async () => {
    const { browser } = await fixture.signedIn();
    expect(outcomeOf(await begin(browser))).toEqual([401, 'auth/password-wrong']);
    for (let failed = 1; failed < 10; failed += 1)
      expect(outcomeOf(await begin(browser, 'Wrong#2026'))).toEqual([401, 'auth/password-wrong']);
    expect(outcomeOf(await begin(browser, PASSWORD))).toEqual([429, 'request/too-many']);
  });

  it('changes nothing until its first code; a new secret replaces one that waits', async () => {
    const { account, browser } = await fixture.signedIn();
    const first = (await begin(browser, PASSWORD)).body.data.secret;
    const second = (await begin(browser, PASSWORD)).body.data.secret;
    expect((await fixture.browser().logIn(account.email)).status).toBe(200);
    const confirm = (code: string) => fixture.call(browser, authHttp.confirmSecondFactor, { code });
    expect(outcomeOf(await confirm(fixture.code(first)))).toEqual([400, 'auth/second-factor-wrong']);
    expect((await confirm(fixture.code(second))).status).toBe(200);
  });

  it('ends the other sessions, and goes on in this browser by a new one', async () => {
    const { account, browser } = await fixture.signedIn();
    const other = fixture.browser();
    await other.logIn(account.email);
    const before = (await fixture.personIn(browser)).sessionId;
    await fixture.setUp(browser);
    expect((await fixture.personIn(browser)).sessionId).not.toBe(before);
    expect((await browser.call(authHttp.refresh, {})).status).toBe(200);
    expect((await other.call(authHttp.refresh, {})).status).toBe(401);
    const epoch = await fixture.auth.platform.keyValue.get(`epoch:${account._id.toString()}`);
    expect(epoch).toBe(String((await fixture.now({ account })).epoch));
  });

  it('is refused while one is on, and its confirmation where none was begun', async () => {
    const { browser } = await fixture.administrator();
    expect(outcomeOf(await begin(browser, PASSWORD))).toEqual([409, 'auth/second-factor-exists']);
    const confirm = (who: typeof browser) => fixture.call(who, authHttp.confirmSecondFactor, { code: '123456' });
    expect(outcomeOf(await confirm(browser))).toEqual([409, 'auth/second-factor-exists']);
    const { browser: other } = await fixture.signedIn();
    expect(outcomeOf(await confirm(other))).toEqual([409, 'auth/second-factor-missing']);
  });

  it('cannot be confirmed in a session that was ended', async () => {
    const { account, browser } = await fixture.signedIn();
    const { secret } = (await begin(browser, PASSWORD)).body.data;
    const person = await fixture.personIn(browser);
    await fixture.call(browser, authHttp.logoutEverywhere, {});
    const code = fixture.code(secret);
    const answer = await fixture.auth.platform.call(authHttp.confirmSecondFactor, { code }, { as: person });
    expect(outcomeOf(answer)).toEqual([401, 'auth/not-signed-in']);
    expect((await fixture.now({ account })).secondFactor).toBeUndefined();
  });

  it('stores neither the secret nor a recovery code as it is', async () => {
    const { account, secret, recoveryCodes } = await fixture.administrator();
    const stored = JSON.stringify(await fixture.now({ account }));
    for (const shown of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
      expect(stored).not.toContain(shown);
  });
});

describe('new recovery codes', () => {
  it('replace those before, by a code', async () => {
    const { account, browser, secret, recoveryCodes } = await fixture.administrator();
    const renew = (code: string) => fixture.call(browser, authHttp.renewRecoveryCodes, { code });
    const fresh = (await renew(fixture.nextCode(secret))).body.data.recoveryCodes;
    expect(fresh).toHaveLength(10);
    expect(fresh.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    const other = fixture.browser();
    await other.logIn(account.email);
    expect((await fixture.complete(other, recoveryCodes[0] ?? '')).status).toBe(400);
    expect((await fixture.complete(other, fresh[0] ?? '')).status).toBe(200);
    expect(outcomeOf(await renew(fixture.wrongCode(secret)))).toEqual([400, 'auth/second-factor-wrong']);
    expect(outcomeOf(await renew(recoveryCodes[1] ?? ''))).toEqual([400, 'auth/second-factor-wrong']);
  });

  it('are not for an account without second factor', async () => {
    const { browser } = await fixture.signedIn();
    const answer = await fixture.call(browser, authHttp.renewRecoveryCodes, { code: '123456' });
    expect(outcomeOf(answer)).toEqual([409, 'auth/second-factor-missing']);
  });
});

describe('switching a second factor off', () => {
  it('needs a code; then the password is enough, and the session goes on', async () => {
    const { account, browser, secret } = await fixture.administrator();
    const remove = (code: string) => fixture.call(browser, authHttp.removeSecondFactor, { code });
    expect(outcomeOf(await remove(fixture.wrongCode(secret)))).toEqual([400, 'auth/second-factor-wrong']);
    expect((await remove(fixture.nextCode(secret))).status).toBe(200);
    expect((await fixture.browser().logIn(account.email)).status).toBe(200);
    expect((await browser.call(authHttp.refresh, {})).status).toBe(200);
    expect(outcomeOf(await remove('123456'))).toEqual([409, 'auth/second-factor-missing']);
  });
});

describe('a second factor goes with', () => {
  it('the role of an administrator', async () => {
    const superAdmin = await fixture.people.person('SUPER_ADMIN');
    const { account, browser } = await fixture.administrator();
    expect((await fixture.people.changeRole(superAdmin, account, 'RIDER')).status).toBe(200);
    expect((await fixture.now({ account })).secondFactor).toBeUndefined();
    expect((await fixture.browser().logIn(account.email)).status).toBe(200);
    expect(browser.cookies.get(COOKIE.refresh)).toBeDefined();
  });

  it('the account', async () => {
    const { account, browser } = await fixture.administrator();
    expect((await fixture.call(browser, authHttp.deleteMe, { password: PASSWORD })).status).toBe(200);
    expect((await fixture.now({ account })).secondFactor).toBeUndefined();
  });
});
