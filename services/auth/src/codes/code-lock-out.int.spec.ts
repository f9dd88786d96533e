import { ONE_TIME_CODE } from '@pothik/contracts/auth';
import { ACCOUNT_MODEL } from '../accounts/account.model.js';
import { type AuthPlatform, otherThan, refused, startAuth } from '../testing/auth-platform.js';
import { CookieBrowser } from '../testing/cookie-browser.js';

const INVALID = [400, 'Invalid OTP'];
const NEW_PASSWORD = 'Nodi#2026';
let auth: AuthPlatform;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

const GUESSES = Array.from({ length: ONE_TIME_CODE.wrongPerDay + 1 }, (_, guess) => String(100_000 + guess));

/** Documents of every collection. */
async function documents(): Promise<Record<string, number>> {
  const { db } = auth.platform.model('auth', ACCOUNT_MODEL).db;
  if (db === undefined) throw new Error('The database is not open.');
  const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name).sort();
  const counts = await Promise.all(names.map(async (name) => [name, await db.collection(name).countDocuments()]));
  return Object.fromEntries(counts);
}

describe('a stranger’s wrong codes', () => {
  it('for an e-mail that asked for none close neither verification nor reset', async () => {
    const [newcomer, account] = ['newcomer@pothik.test', 'account@pothik.test'];
    const owner = new CookieBrowser(auth);
    await owner.register(newcomer);
    await auth.signUp(account);
    for (const guess of GUESSES) {
      expect(refused(await new CookieBrowser(auth).verify(newcomer, guess))).toEqual(INVALID);
      expect(refused(await auth.resetPassword(account, guess, NEW_PASSWORD))).toEqual(INVALID);
    }
    expect((await owner.sendCode(newcomer)).status).toBe(200);
    expect((await owner.verify(newcomer, await auth.mailedCode(newcomer))).status).toBe(200);
    expect((await auth.forgotPassword(account)).status).toBe(200);
    expect((await auth.resetPassword(account, await auth.mailedCode(account), NEW_PASSWORD)).status).toBe(200);
  });

  it('in another browser use no try of the owner’s code', async () => {
    const email = 'tried@pothik.test';
    const [owner, stranger] = [new CookieBrowser(auth), new CookieBrowser(auth)];
    await owner.register(email);
    await stranger.register(email, 'Stranger#2026');
    await owner.sendCode(email);
    const code = await auth.mailedCode(email);
    for (let wrong = 0; wrong < ONE_TIME_CODE.tries; wrong++)
      expect(refused(await stranger.verify(email, otherThan(code)))).toEqual(INVALID);
    expect((await owner.verify(email, code)).status).toBe(200);
  });

  it('and requests make no document for an e-mail that has no account and no registration', async () => {
    const email = 'nobody@pothik.test';
    const before = await documents();
    await auth.sendCode(email);
    await auth.forgotPassword(email);
    for (const guess of GUESSES) {
      await auth.verify(email, guess);
      await auth.resetPassword(email, guess, NEW_PASSWORD);
      await auth.logIn(email);
    }
    expect(await documents()).toEqual(before);
  });
});

it('a password reset that 20 wrong codes have closed answers as for an unknown e-mail, and mails nothing', async () => {
  const email = 'guessed@pothik.test';
  await auth.signUp(email);
  for (let sent = 0; sent < ONE_TIME_CODE.wrongPerDay / ONE_TIME_CODE.tries; sent++) {
    expect((await auth.forgotPassword(email)).status).toBe(200);
    const wrong = otherThan(await auth.mailedCode(email));
    for (let guess = 0; guess < ONE_TIME_CODE.tries; guess++)
      expect(refused(await auth.resetPassword(email, wrong, NEW_PASSWORD))).toEqual(INVALID);
    auth.platform.clock.advance(ONE_TIME_CODE.resendMs);
  }
  const mailed = (await auth.platform.mailbox.list({ to: email })).length;
  const answers = [await auth.forgotPassword(email), await auth.forgotPassword('unknown@pothik.test')];
  for (const { status, body } of answers)
    expect([status, body]).toEqual([200, { success: true, message: 'OTP Sent!', data: null }]);
  expect(await auth.platform.mailbox.list({ to: email })).toHaveLength(mailed);
});
