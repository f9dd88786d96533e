import { authHttp } from '@pothik/contracts/auth';
import { COOKIE, type Role } from '@pothik/contracts/platform';
import { jarOf } from '../testing/auth-platform.js';
import type { CookieBrowser } from '../testing/cookie-browser.js';
import { SecondFactorFixture } from '../testing/second-factor-fixture.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let fixture: SecondFactorFixture;
beforeAll(async () => {
  fixture = await SecondFactorFixture.open({ RATE_LIMITS: 'off' });
});
afterAll(() => fixture.close());

const after = (ms: number) => fixture.auth.platform.clock.advance(ms);
const refresh = (browser: CookieBrowser) => browser.call(authHttp.refresh, {});

/** Refreshes every 11 hours until that time after the log-in. */
async function stayFor(browser: CookieBrowser, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 11 * HOUR_MS) {
    after(Math.min(left, 11 * HOUR_MS));
    expect((await refresh(browser)).status).toBe(200);
  }
}

describe.each<Role>(['ADMIN', 'SUPER_ADMIN'])('the session of a %s', (role) => {
  it('goes on after 11 hours without a refresh, and is over after 12', async () => {
    const { browser } = await fixture.signedIn(role);
    after(11 * HOUR_MS);
    expect((await refresh(browser)).status).toBe(200);
    after(12 * HOUR_MS);
    const refused = await refresh(browser);
    expect([refused.status, refused.body.code]).toEqual([401, 'auth/not-signed-in']);
    expect(jarOf(refused).values).toMatchObject({ accessToken: '', refreshToken: '', signedIn: '' });
  });

  it('is over 7 days after its log-in, however often it was refreshed', async () => {
    const { browser } = await fixture.signedIn(role);
    await stayFor(browser, 7 * DAY_MS - HOUR_MS);
    after(HOUR_MS);
    expect((await refresh(browser)).status).toBe(401);
  });

  it('has no access token that outlives the 7 days', async () => {
    const { browser } = await fixture.signedIn(role);
    await stayFor(browser, 7 * DAY_MS - HOUR_MS);
    after(HOUR_MS - 60_000);
    const { expiresAt } = (await refresh(browser)).body.data;
    expect(new Date(expiresAt).getTime() - fixture.auth.platform.clock.now().getTime()).toBeLessThanOrEqual(60_000);
    const token = browser.cookies.get(COOKIE.access) ?? '';
    after(60_000);
    expect(await fixture.auth.tokens.verify(token, fixture.auth.platform.clock.now())).toBe('expired');
  });
});

it.each<Role>(['RIDER', 'DRIVER'])('the session of a %s goes on after 29 days without a refresh', async (role) => {
  const { browser } = await fixture.signedIn(role);
  after(29 * DAY_MS);
  expect((await refresh(browser)).status).toBe(200);
});

it('a RIDER who becomes administrator has the session of one from then on', async () => {
  const superAdmin = await fixture.people.person('SUPER_ADMIN');
  const [recent, old] = [await fixture.signedIn('RIDER'), await fixture.signedIn('RIDER')];
  after(DAY_MS);
  for (const { account } of [recent, old]) await fixture.people.changeRole(superAdmin, account, 'ADMIN');
  expect((await refresh(recent.browser)).status).toBe(401);
  const again = fixture.browser();
  await again.logIn(recent.account.email);
  after(12 * HOUR_MS - 1_000);
  expect((await refresh(again)).status).toBe(200);
  after(12 * HOUR_MS);
  expect((await refresh(again)).status).toBe(401);
});
