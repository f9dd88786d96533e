import { authHttp } from '@pothik/contracts/auth';
import { COOKIE, type Role } from '@pothik/contracts/platform';
import type { CookieBrowser } from '../testing/cookie-browser.js';
import { outcomeOf, SecondFactorFixture } from '../testing/second-factor-fixture.js';

let fixture: SecondFactorFixture;
beforeAll(async () => {
  fixture = await SecondFactorFixture.open({ SECOND_FACTOR: 'required' });
});
afterAll(() => fixture.close());

/** What the browser's access token says of a second factor: the gateway refuses by it. */
async function needIn(browser: CookieBrowser): Promise<true | undefined> {
  const token = browser.cookies.get(COOKIE.access) ?? '';
  const claims = await fixture.auth.tokens.verify(token, fixture.auth.platform.clock.now());
  if (typeof claims === 'string') throw new Error(`The access token is ${claims}.`);
  return claims.needsSecondFactor;
}

describe('where administrators need a second factor', () => {
  it.each<[Role, true | undefined]>([
    ['ADMIN', true],
    ['SUPER_ADMIN', true],
    ['RIDER', undefined],
    ['DRIVER', undefined],
  ])('the session of a %s without one says so: %s', async (role, needed) => {
    const { browser } = await fixture.signedIn(role);
    expect(await needIn(browser)).toBe(needed);
    expect((await browser.call(authHttp.refresh, {})).status).toBe(200);
    expect(await needIn(browser)).toBe(needed);
  });

  it('setting it up is enough, without a new log-in', async () => {
    const { browser } = await fixture.signedIn();
    expect((await fixture.call(browser, authHttp.secondFactor, {})).body.data).toMatchObject({
      enabled: false,
      demanded: true,
    });
    await fixture.setUp(browser);
    expect(await needIn(browser)).toBeUndefined();
  });

  it('somebody who becomes administrator needs it from the next refresh on', async () => {
    const superAdmin = await fixture.people.person('SUPER_ADMIN');
    const { account, browser } = await fixture.signedIn('RIDER');
    await fixture.people.changeRole(superAdmin, account, 'ADMIN');
    expect((await browser.call(authHttp.refresh, {})).status).toBe(200);
    expect(await needIn(browser)).toBe(true);
  });

  it('it cannot be switched off', async () => {
    const { account, browser, secret } = await fixture.administrator();
    const code = fixture.nextCode(secret);
    const answer = await fixture.call(browser, authHttp.removeSecondFactor, { code });
    expect(outcomeOf(answer)).toEqual([409, 'auth/second-factor-demanded']);
    expect((await fixture.now({ account })).secondFactor).toBeDefined();
  });
});
