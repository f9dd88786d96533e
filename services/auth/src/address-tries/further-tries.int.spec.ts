import { wrongTriesOfAddressKey } from '@pothik/contracts/auth';
import { RATE_LIMIT } from '@pothik/contracts/platform';
import type { KeyValueStore } from '@pothik/engines';
import { AuthWithGoogle } from '../testing/auth-with-google.js';
import { isSignedIn } from '../testing/google-visitor.js';
import { outcomeOf, SecondFactorFixture } from '../testing/second-factor-fixture.js';
import type { TriedCall } from './address-tries.rules.js';

const ADDRESS = '203.0.113.7';
const CLOSED = '203.0.113.8';
const { maximum, windowMs } = RATE_LIMIT.wrongCodesPerAddress;

async function close(keyValue: KeyValueStore, call: TriedCall): Promise<void> {
  for (let wrong = 0; wrong < maximum; wrong += 1)
    await keyValue.increment(wrongTriesOfAddressKey(call, CLOSED), windowMs);
}

describe('the second factor behind one address', () => {
  let fixture: SecondFactorFixture;
  beforeAll(async () => {
    fixture = await SecondFactorFixture.open();
  });
  afterAll(() => fixture.close());

  /** A browser in which the right password was typed. */
  async function pendingLogIn(email: string, address: string) {
    const browser = fixture.browser(address);
    expect((await browser.logIn(email)).status).toBe(403);
    return browser;
  }

  it('counts wrong codes alone, and the right password before them not at all', async () => {
    const { keyValue } = fixture.auth.platform;
    const { account, secret } = await fixture.administrator();
    const browser = await pendingLogIn(account.email, ADDRESS);
    expect((await fixture.complete(browser, fixture.wrongCode(secret))).status).toBe(400);
    expect((await fixture.complete(browser, fixture.nextCode(secret))).status).toBe(200);
    expect(await keyValue.get(wrongTriesOfAddressKey('completeLogIn', ADDRESS))).toBe('1');
    expect(await keyValue.get(wrongTriesOfAddressKey('login', ADDRESS))).toBeUndefined();
  });

  it('beyond the limit evaluates only who typed the right password before', async () => {
    const { account, secret } = await fixture.administrator();
    await close(fixture.auth.platform.keyValue, 'completeLogIn');
    const code = fixture.nextCode(secret);
    expect(outcomeOf(await fixture.complete(fixture.browser(CLOSED), code))).toEqual([429, 'request/too-many']);
    const browser = await pendingLogIn(account.email, CLOSED);
    expect((await fixture.complete(browser, code)).status).toBe(200);
  });
});

describe('sign-ins with Google behind one address', () => {
  let google: AuthWithGoogle;
  beforeAll(async () => {
    google = await AuthWithGoogle.start();
  });
  afterAll(() => google.close());

  const counted = () => google.auth.platform.keyValue.get(wrongTriesOfAddressKey('googleSignIn', ADDRESS));

  it('count until they are completed: only those that are given up stay', async () => {
    const visitor = google.visitor(ADDRESS);
    const { location } = await visitor.leave();
    expect(await counted()).toBe('1');
    const person = { sub: 'g-1', email: 'google@pothik.test', email_verified: true, name: 'Rahima' };
    expect(isSignedIn(await visitor.comeBack(google.issuer.approve(location, person)))).toBe(true);
    expect(await counted()).toBeUndefined();
    await google.visitor(ADDRESS).leave();
    expect(await counted()).toBe('1');
  });

  it('beyond the limit lead back to the log-in with the reason', async () => {
    await close(google.auth.platform.keyValue, 'googleSignIn');
    const { status, location } = await google.visitor(CLOSED).leave();
    expect([status, location]).toEqual([302, '/login?refusal=request/too-many']);
  });
});
