import { authEvents, CODE_PURPOSE } from '@pothik/contracts/auth';
import { COOKIE } from '@pothik/contracts/platform';
import { rounds } from '@pothik/service-kit/testing';
import { ACCOUNT_MODEL, type AccountDocument } from '../accounts/account.model.js';
import { CODE_MODEL } from '../codes/code.model.js';
import { type AuthPlatform, jarOf, PASSWORD, refused, startAuth } from '../testing/auth-platform.js';
import { CookieBrowser } from '../testing/cookie-browser.js';

const ROUNDS = rounds(100);
const STRANGERS = 'Stranger#2026';
const INVALID = [400, 'Invalid OTP'];
let auth: AuthPlatform;
beforeAll(async () => {
  auth = await startAuth({ RATE_LIMITS: 'off' });
});
afterAll(() => auth.close());

const accountsOf = (email: string) =>
  auth.platform.model<AccountDocument>('auth', ACCOUNT_MODEL).find({ email }).lean<AccountDocument[]>();
const mailsTo = async (to: string) => (await auth.platform.mailbox.list({ to })).length;

/** Two browsers that registered the same e-mail, the owner's first. */
async function twoBrowsers(email: string) {
  const [owner, stranger] = [new CookieBrowser(auth), new CookieBrowser(auth)];
  const ownersAnswer = await owner.register(email);
  const strangersAnswer = await stranger.register(email, STRANGERS, 'Stranger');
  return { owner, stranger, ownersAnswer, strangersAnswer };
}

describe('a code proves the registration that asked for it', () => {
  it('a stranger who registers the same e-mail with a password of their own never opens the account', async () => {
    const email = 'attacked@pothik.test';
    const { owner, stranger } = await twoBrowsers(email);
    await owner.sendCode(email);
    expect((await owner.verify(email, await auth.mailedCode(email))).status).toBe(200);
    expect(refused(await stranger.logIn(email, STRANGERS))).toEqual([401, 'Password does not match']);
    expect((await owner.logIn(email)).status).toBe(200);
    expect(await auth.account(email)).toMatchObject({ name: 'Rahima', verified: true });
  });

  it('a code that a stranger asked for proves nothing in the owner’s browser', async () => {
    const email = 'baited@pothik.test';
    const { owner, stranger } = await twoBrowsers(email);
    await stranger.sendCode(email);
    expect(refused(await owner.verify(email, await auth.mailedCode(email)))).toEqual(INVALID);
    expect(refused(await new CookieBrowser(auth).verify(email, await auth.mailedCode(email)))).toEqual(INVALID);
    expect(await accountsOf(email)).toEqual([]);
  });

  it('codes of two registrations do not void each other', async () => {
    const email = 'two-codes@pothik.test';
    const { owner, stranger } = await twoBrowsers(email);
    await owner.sendCode(email);
    const code = await auth.mailedCode(email);
    await stranger.sendCode(email);
    expect((await owner.verify(email, code)).status).toBe(200);
    expect(await auth.account(email)).toMatchObject({ name: 'Rahima' });
  });

  it('the account has the id that registering answered; other registrations and codes are gone, and so is the cookie', async () => {
    const email = 'proved@pothik.test';
    const { owner, stranger, ownersAnswer } = await twoBrowsers(email);
    await stranger.sendCode(email);
    const strangersCode = await auth.mailedCode(email);
    await owner.sendCode(email);
    const verified = await owner.verify(email, await auth.mailedCode(email));
    expect(jarOf(verified).values[COOKIE.registration]).toBe('');
    const account = await auth.account(email);
    expect(account._id.toString()).toBe(ownersAnswer.body.data._id);
    const codes = auth.platform.model('auth', CODE_MODEL);
    expect(await codes.countDocuments({ channel: 'email', address: email, purpose: CODE_PURPOSE.PROVE_EMAIL })).toBe(0);
    expect(refused(await stranger.verify(email, strangersCode))).toEqual(INVALID);
    const mailed = await mailsTo(email);
    expect((await stranger.sendCode(email)).status).toBe(200);
    expect(await mailsTo(email)).toBe(mailed);
    await auth.platform.settled();
    for (const definition of [authEvents.userRegistered, authEvents.userVerified]) {
      const published = await auth.platform.published(definition);
      const own = published.filter(({ payload }) => payload.account.email === email);
      expect(own.map(({ payload }) => payload.account)).toEqual([
        { id: account._id.toString(), name: 'Rahima', email, role: 'RIDER', verified: true },
      ]);
    }
  });
});

describe('a browser holds a registration', () => {
  it('by a cookie that scripts cannot read, for 24 hours', async () => {
    const answer = await new CookieBrowser(auth).register('cookie@pothik.test');
    const { values, attributes } = jarOf(answer);
    expect(values[COOKIE.registration]).toMatch(/^[\w-]{43}$/);
    expect(attributes[COOKIE.registration]).toBe('Max-Age=86400; Path=/api/v1; HttpOnly; SameSite=Lax');
    expect(JSON.stringify(answer.body)).not.toContain(values[COOKIE.registration] as string);
  });

  it('after a log-in with its password, which answers ‘User not verified!’', async () => {
    const email = 'elsewhere@pothik.test';
    const { stranger } = await twoBrowsers(email);
    const phone = new CookieBrowser(auth);
    expect(refused(await phone.logIn(email))).toEqual([403, 'User not verified!']);
    await phone.sendCode(email);
    expect((await phone.verify(email, await auth.mailedCode(email))).status).toBe(200);
    expect((await phone.logIn(email)).status).toBe(200);
    expect(refused(await stranger.logIn(email, STRANGERS))).toEqual([401, 'Password does not match']);
  });

  it('and an answer shows nothing of anybody else’s registration', async () => {
    const { ownersAnswer, strangersAnswer } = await twoBrowsers('shown@pothik.test');
    const [owners, strangers] = [ownersAnswer.body.data, strangersAnswer.body.data];
    expect(strangers).toEqual({
      _id: strangers._id,
      name: 'Stranger',
      email: 'shown@pothik.test',
      role: 'RIDER',
      verified: false,
      createdAt: auth.platform.clock.now().toISOString(),
      updatedAt: auth.platform.clock.now().toISOString(),
    });
    expect(strangers._id).not.toBe(owners._id);
  });

  it('without it nothing is mailed, and the answer is the same', async () => {
    const email = 'unheld@pothik.test';
    await new CookieBrowser(auth).register(email);
    const answer = await new CookieBrowser(auth).sendCode(email);
    expect([answer.status, answer.body]).toEqual([200, { success: true, message: 'OTP Sent!', data: null }]);
    expect(await mailsTo(email)).toBe(0);
    expect(await auth.platform.model('auth', CODE_MODEL).countDocuments({ channel: 'email', address: email })).toBe(0);
  });

  it('of one e-mail only: the cookie of another e-mail’s registration counts as none', async () => {
    const stranger = new CookieBrowser(auth);
    await new CookieBrowser(auth).register('held-by-owner@pothik.test');
    await stranger.register('held-by-stranger@pothik.test');
    await stranger.sendCode('held-by-owner@pothik.test');
    expect(await mailsTo('held-by-owner@pothik.test')).toBe(0);
  });
});

it('two verifications of two registrations at once make one account, and the other is ‘Invalid OTP’', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const email = `at-once-${round}@pothik.test`;
    const { owner, stranger } = await twoBrowsers(email);
    await owner.sendCode(email);
    const ownersCode = await auth.mailedCode(email);
    await stranger.sendCode(email);
    const strangersCode = await auth.mailedCode(email);
    const answers = await Promise.all([owner.verify(email, ownersCode), stranger.verify(email, strangersCode)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const isOwners = answers[0].status === 200;
    expect(refused(answers[isOwners ? 1 : 0])).toEqual(INVALID);
    expect(await accountsOf(email)).toEqual([expect.objectContaining({ name: isOwners ? 'Rahima' : 'Stranger' })]);
    expect((await owner.logIn(email, isOwners ? PASSWORD : STRANGERS)).status).toBe(200);
  }
});
