import { COOKIE } from '@pothik/contracts/platform';
import { type AuthPlatform, startAuth } from '../testing/auth-platform.js';
import { AuthWithGoogle } from '../testing/auth-with-google.js';
import { logInBrowser, refreshTokenIn } from '../testing/browser.js';
import { CookieBrowser } from '../testing/cookie-browser.js';
import { isSignedIn } from '../testing/google-visitor.js';

const EMAIL = 'rahima@pothik.test';
const OTHER_EMAIL = 'karim@pothik.test';

describe('a new log-in in a browser', () => {
  let auth: AuthPlatform;
  beforeAll(async () => {
    auth = await startAuth({ RATE_LIMITS: 'off' });
    for (const email of [EMAIL, OTHER_EMAIL]) await auth.signUp(email);
  });
  afterAll(() => auth.close());

  const held = (browser: CookieBrowser) => browser.cookies.get(COOKIE.refresh) ?? '';
  const signedIn = async (email: string) => {
    const browser = new CookieBrowser(auth);
    expect((await browser.logIn(email)).status).toBe(200);
    return browser;
  };

  it.each([
    ['of the same person', EMAIL],
    ['of another person', OTHER_EMAIL],
  ])('ends the session %s that the browser held, at every gateway, and no other', async (_whose, next) => {
    const elsewhere = await logInBrowser(auth, EMAIL);
    const browser = await signedIn(EMAIL);
    const earlier = held(browser);
    const messages = await auth.subscribeToSessionsEnded();
    expect((await browser.logIn(next)).status).toBe(200);
    expect((await auth.refresh(earlier)).status).toBe(401);
    expect(messages).toHaveLength(1);
    expect((await auth.refresh(held(browser))).status).toBe(200);
    expect((await auth.refresh(elsewhere.refreshToken)).status).toBe(200);
  });

  it('ends the earlier session also by a refresh token that was used already', async () => {
    const browser = await signedIn(EMAIL);
    const earlier = held(browser);
    const renewed = refreshTokenIn(await auth.refresh(earlier));
    expect((await browser.logIn(EMAIL)).status).toBe(200);
    expect((await auth.refresh(renewed)).status).toBe(401);
  });

  it('that is refused leaves the earlier session', async () => {
    const browser = await signedIn(EMAIL);
    const earlier = held(browser);
    expect((await browser.logIn(EMAIL, 'Wrong#2026')).status).toBe(401);
    expect((await auth.refresh(earlier)).status).toBe(200);
  });

  it('succeeds with a token that nobody knows', async () => {
    const browser = new CookieBrowser(auth);
    browser.cookies.set(COOKIE.refresh, 'unknown');
    expect((await browser.logIn(EMAIL)).status).toBe(200);
  });
});

it('signing in with Google ends the session that the browser held', async () => {
  const google = await AuthWithGoogle.start();
  try {
    const visitor = google.visitor();
    const somebody = (sub: string) => ({ sub, email: `${sub}@pothik.test`, email_verified: true, name: 'Rahima' });
    const first = await visitor.signIn(somebody('first'));
    const second = await visitor.signIn(somebody('second'));
    expect([isSignedIn(first), isSignedIn(second)]).toEqual([true, true]);
    const tokens = [first, second].map(({ jar }) => jar.values[COOKIE.refresh] ?? '');
    const statuses = [];
    for (const token of tokens) statuses.push((await google.auth.refresh(token)).status);
    expect(statuses).toEqual([401, 200]);
  } finally {
    await google.close();
  }
});
