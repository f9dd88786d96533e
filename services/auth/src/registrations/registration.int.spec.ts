import { authEvents, authHttp, REGISTRATION } from '@pothik/contracts/auth';
import { ACCOUNT_MODEL } from '../accounts/account.model.js';
import { CODE_MODEL } from '../codes/code.model.js';
import { type AuthPlatform, PASSWORD, refused, startAuth } from '../testing/auth-platform.js';
import { CookieBrowser } from '../testing/cookie-browser.js';
import { REGISTRATION_MODEL, type RegistrationDocument } from './registration.model.js';

let auth: AuthPlatform;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

const accounts = () => auth.platform.model('auth', ACCOUNT_MODEL).countDocuments();
const registrations = () => auth.platform.model<RegistrationDocument>('auth', REGISTRATION_MODEL);

/** Browsers that register the e-mail one after the other, each with its own name. */
async function browsers(email: string, count: number): Promise<CookieBrowser[]> {
  const all = Array.from({ length: count }, () => new CookieBrowser(auth));
  for (const [number, browser] of all.entries()) {
    auth.platform.clock.advance(1);
    expect((await browser.register(email, PASSWORD, `Rahima ${number}`)).status).toBe(201);
  }
  return all;
}

describe('registering', () => {
  it('makes no account: it answers an unverified RIDER, mails nothing and publishes nothing', async () => {
    const before = await accounts();
    const answer = await auth.register('Rahima@Pothik.test ');
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      name: 'Rahima',
      email: 'rahima@pothik.test',
      role: 'RIDER',
      verified: false,
    });
    expect(JSON.stringify(answer.body)).not.toContain('argon2');
    expect(await accounts()).toBe(before);
    await auth.platform.settled();
    expect(await auth.platform.published(authEvents.userRegistered)).toEqual([]);
    expect(await auth.platform.mailbox.list()).toEqual([]);
  });

  it('stores no secret of a browser, only its hash', async () => {
    const browser = new CookieBrowser(auth);
    await browser.register('hashed@pothik.test');
    const stored = await registrations().findOne({ email: 'hashed@pothik.test' }).lean();
    expect(stored?.holders).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
    for (const secret of browser.cookies.values()) expect(JSON.stringify(stored)).not.toContain(secret);
  });

  it('again makes one more registration beside the earlier ones, each with its own password', async () => {
    const first = await auth.register('again@pothik.test');
    const second = await auth.register('again@pothik.test', 'Another#2026', 'Karim');
    expect([second.status, second.body.data.name]).toEqual([201, 'Karim']);
    expect(second.body.data._id).not.toBe(first.body.data._id);
    expect((await auth.logIn('again@pothik.test')).body.message).toBe('User not verified!');
    expect((await auth.logIn('again@pothik.test', 'Another#2026')).body.message).toBe('User not verified!');
    expect((await auth.logIn('again@pothik.test', 'Third#2026')).body.message).toBe('Password does not match');
  });

  it('a sixth time removes the oldest of the five, with its code', async () => {
    const email = 'sixth@pothik.test';
    const [oldest, second] = (await browsers(email, 5)) as [CookieBrowser, CookieBrowser];
    await oldest.sendCode(email);
    const code = await auth.mailedCode(email);
    await browsers(email, 1);
    expect(await registrations().countDocuments({ email })).toBe(5);
    expect(refused(await oldest.verify(email, code))).toEqual([400, 'Invalid OTP']);
    expect(await auth.platform.model('auth', CODE_MODEL).countDocuments({ channel: 'email', address: email })).toBe(0);
    await second.sendCode(email);
    expect((await second.verify(email, await auth.mailedCode(email))).status).toBe(200);
    expect(await auth.account(email)).toMatchObject({ name: 'Rahima 1' });
    expect(await registrations().countDocuments({ email })).toBe(0);
  });

  it('many times at the same moment leaves five', async () => {
    const email = 'twins@pothik.test';
    const answers = await Promise.all(Array.from({ length: 9 }, () => auth.register(email)));
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(201));
    expect(await registrations().countDocuments({ email })).toBe(5);
  });

  it('is over after 24 hours: it counts as none, stored or not', async () => {
    const email = 'late@pothik.test';
    const [browser] = (await browsers(email, 1)) as [CookieBrowser];
    auth.platform.clock.advance(REGISTRATION.validMs - 1);
    expect(refused(await browser.logIn(email))).toEqual([403, 'User not verified!']);
    await browser.sendCode(email);
    const code = await auth.mailedCode(email);
    auth.platform.clock.advance(1);
    expect(refused(await browser.verify(email, code))).toEqual([400, 'Invalid OTP']);
    expect(refused(await browser.logIn(email))).toEqual([404, 'User dos not exist']);
    expect((await browser.register(email)).status).toBe(201);
  });

  it('is held by at most five browsers: the one that held it longest goes', async () => {
    const email = 'held@pothik.test';
    const [first] = (await browsers(email, 1)) as [CookieBrowser];
    const later = Array.from({ length: REGISTRATION.holders }, () => new CookieBrowser(auth));
    for (const browser of later) expect((await browser.logIn(email)).status).toBe(403);
    await first.sendCode(email);
    expect(await auth.platform.mailbox.list({ to: email })).toEqual([]);
    await later[0]?.sendCode(email);
    expect((await later[4]?.verify(email, await auth.mailedCode(email)))?.status).toBe(200);
  });

  it('is refused for a verified e-mail', async () => {
    await auth.signUp('taken@pothik.test');
    const answer = await auth.register('taken@pothik.test', 'Another#2026', 'Karim');
    expect([answer.status, answer.body.code]).toEqual([409, 'auth/email-taken']);
    expect(answer.body.message).toBe('An account with this email already exists');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await auth.logIn('taken@pothik.test')).status).toBe(200);
  });

  it.each([
    [{ name: 'Ra', email: 'a@b.test', password: PASSWORD }, 'name', 'Name must be at least 3 characters'],
    [{ name: 'Rahima', email: 'no', password: PASSWORD }, 'email', 'Invalid email address.'],
    [{ name: 'Rahima', email: 'a@b.test', password: 'short' }, 'password', 'Password must be at least 8 characters'],
    [{ name: 'Rahima', email: { $ne: '' }, password: PASSWORD }, 'email', 'Invalid email address.'],
    [{ name: 'Rahima', email: 'a@b.test', password: PASSWORD, role: 'ADMIN' }, 'role', 'This field is not known.'],
    [{}, 'name', 'Name must be at least 3 characters'],
  ])('is refused and stores nothing for %j', async (form, field, message) => {
    const before = await registrations().countDocuments();
    const answer = await auth.platform.call(authHttp.registerUser, form as never);
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([400, 'request/invalid', message]);
    expect(answer.body.errors?.[0]?.field).toBe(field);
    expect(await registrations().countDocuments()).toBe(before);
  });
});
