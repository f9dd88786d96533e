import { authHttp } from '@pothik/contracts/auth';
import { COOKIE } from '@pothik/contracts/platform';
import { TOTP } from 'otpauth';
import { ACCOUNT_MODEL } from '../accounts/account.model.js';
import { AuthWithGoogle } from '../testing/auth-with-google.js';
import { CookieBrowser } from '../testing/cookie-browser.js';
import { isSignedIn } from '../testing/google-visitor.js';

const EMAIL = 'nasrin@pothik.test';
const PERSON = { sub: '7', email: EMAIL, email_verified: true };

let google: AuthWithGoogle;
beforeAll(async () => {
  google = await AuthWithGoogle.start();
});
afterAll(() => google.close());

const code = (secret: string) =>
  new TOTP({ secret }).generate({ timestamp: google.auth.platform.clock.now().getTime() });

/** An administrator without password, who signs in with Google and has a second factor; returns its secret. */
async function administrator(): Promise<string> {
  const { auth } = google;
  await google.visitor().signIn(PERSON);
  await auth.platform.model('auth', ACCOUNT_MODEL).updateOne({ email: EMAIL }, { role: 'ADMIN' });
  const { jar } = await google.visitor().signIn(PERSON);
  const claims = await auth.tokens.verify(jar.values[COOKIE.access] ?? '', auth.platform.clock.now());
  if (typeof claims === 'string') throw new Error(`The access token is ${claims}.`);
  const as = auth.as(await auth.account(EMAIL), claims.sid);
  const { secret } = (await auth.platform.call(authHttp.beginSecondFactor, {}, { as })).body.data;
  const confirmed = await auth.platform.call(authHttp.confirmSecondFactor, { code: code(secret) }, { as });
  expect(confirmed.status).toBe(200);
  return secret;
}

it('an administrator with a second factor who signs in with Google is asked for its code, and then signed in', async () => {
  const secret = await administrator();
  const landed = await google.visitor().signIn(PERSON, '?returnTo=/admin/audit-log');
  expect([landed.status, landed.location]).toEqual([
    302,
    '/login?refusal=auth/second-factor-required&next=%2Fadmin%2Faudit-log',
  ]);
  expect(isSignedIn(landed)).toBe(false);
  expect((await google.visitor().signIn(PERSON)).location).toBe('/login?refusal=auth/second-factor-required');
  const browser = new CookieBrowser(google.auth);
  browser.cookies.set(COOKIE.secondFactor, landed.jar.values[COOKIE.secondFactor] ?? '');
  google.auth.platform.clock.advance(30_000);
  const answer = await browser.call(authHttp.completeLogIn, { code: code(secret) });
  expect([answer.status, answer.body.data.user.email]).toEqual([200, EMAIL]);
  expect(browser.cookies.get(COOKIE.access)).toBeDefined();
});
