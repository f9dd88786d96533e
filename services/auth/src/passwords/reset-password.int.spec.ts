import { authEvents, authHttp, ONE_TIME_CODE } from '@pothik/contracts/auth';
import { type AuthPlatform, otherThan, refused, type SessionsEnded, startAuth } from '../testing/auth-platform.js';
import { logInBrowser } from '../testing/browser.js';

const NEW_PASSWORD = 'Nodi#2026';
let auth: AuthPlatform;
let announced: readonly SessionsEnded[];
beforeAll(async () => {
  auth = await startAuth();
  announced = await auth.subscribeToSessionsEnded();
});
afterAll(() => auth.close());

const INVALID = [400, 'Invalid OTP'];
const waitForNextCode = () => auth.platform.clock.advance(ONE_TIME_CODE.resendMs);
const reset = (email: string, otp: string, password = NEW_PASSWORD) => auth.resetPassword(email, otp, password);

/** The code mailed to a verified person who forgot their password. */
async function forgotten(email: string): Promise<string> {
  await auth.signUp(email);
  await auth.forgotPassword(email);
  return auth.mailedCode(email);
}

describe('a forgotten password', () => {
  it('returns the same answer for a known, an unverified and an unknown e-mail, with the same waiting time', async () => {
    await auth.signUp('known@pothik.test');
    await auth.register('unverified@pothik.test');
    for (const email of ['known@pothik.test', 'unverified@pothik.test', 'unknown@pothik.test']) {
      const sent = await auth.forgotPassword(email);
      expect([sent.status, sent.body]).toEqual([200, { success: true, message: 'OTP Sent!', data: null }]);
      const again = await auth.forgotPassword(email);
      expect([again.status, again.body.code, again.headers['retry-after']]).toEqual([429, 'auth/code-too-soon', '120']);
    }
    expect(await auth.platform.mailbox.list({ to: 'unknown@pothik.test' })).toEqual([]);
  });

  it('mails a code of its own purpose, in the language of the cookie', async () => {
    await auth.signUp('bangla@pothik.test');
    await auth.forgotPassword('bangla@pothik.test', 'bn');
    const [mail] = await auth.platform.mailbox.list({ to: 'bangla@pothik.test' });
    expect(mail?.subject).toBe('bn reset-password');
  });

  it.each([{}, { email: 'no' }, { email: { $gt: '' } }, { email: 'a@b.test', more: 1 }])(
    'is refused for %j',
    async (form) => {
      const answer = await auth.platform.call(authHttp.forgotPassword, form as never);
      expect([answer.status, answer.body.code]).toEqual([400, 'request/invalid']);
    },
  );
});

describe('resetting the password', () => {
  it('by its code accepts the new one at log-in and refuses the old one', async () => {
    const code = await forgotten('reset@pothik.test');
    const answer = await reset('reset@pothik.test', code);
    expect([answer.status, answer.body.message]).toEqual([200, 'Password reset successfully']);
    expect(refused(await auth.logIn('reset@pothik.test'))).toEqual([401, 'Password does not match']);
    expect((await auth.logIn('reset@pothik.test', NEW_PASSWORD)).status).toBe(200);
  });

  it('ends all sessions: epoch before the answer, refresh families, streams, event', async () => {
    const code = await forgotten('ends@pothik.test');
    const browsers = [await logInBrowser(auth, 'ends@pothik.test'), await logInBrowser(auth, 'ends@pothik.test')];
    await reset('ends@pothik.test', code);
    const { id } = (browsers[0] as (typeof browsers)[number]).person;
    expect(await auth.platform.keyValue.get(`epoch:${id}`)).toBe('2');
    expect(announced).toContainEqual(expect.objectContaining({ personId: id, epoch: 2, reason: 'everywhere' }));
    for (const { refreshToken } of browsers) expect((await auth.refresh(refreshToken)).status).toBe(401);
    await auth.platform.settled();
    const events = await auth.platform.published(authEvents.sessionsEnded);
    expect(events.filter(({ aggregateId }) => aggregateId === id)).toHaveLength(1);
  });

  it("is 'Invalid OTP' for a wrong, an expired, a used and an unknown code", async () => {
    const code = await forgotten('invalid@pothik.test');
    expect(refused(await reset('invalid@pothik.test', otherThan(code)))).toEqual(INVALID);
    expect(refused(await reset('nobody@pothik.test', code))).toEqual(INVALID);
    expect((await reset('invalid@pothik.test', code)).status).toBe(200);
    expect(refused(await reset('invalid@pothik.test', code, 'Third#2026'))).toEqual(INVALID);
    const late = await forgotten('late@pothik.test');
    auth.platform.clock.advance(ONE_TIME_CODE.validMs);
    expect(refused(await reset('late@pothik.test', late))).toEqual(INVALID);
    expect((await auth.logIn('late@pothik.test')).status).toBe(200);
  });

  it('requires a code of its own purpose', async () => {
    await auth.register('purpose@pothik.test');
    await auth.sendCode('purpose@pothik.test');
    const proof = await auth.mailedCode('purpose@pothik.test');
    expect(refused(await reset('purpose@pothik.test', proof))).toEqual(INVALID);
    expect((await auth.verify('purpose@pothik.test', proof)).status).toBe(200);
    await auth.forgotPassword('purpose@pothik.test');
    const resetting = await auth.mailedCode('purpose@pothik.test');
    expect(refused(await auth.verify('purpose@pothik.test', resetting))).toEqual(INVALID);
    expect((await reset('purpose@pothik.test', resetting)).status).toBe(200);
  });

  it('is for accounts: a registration that is not verified gets no code', async () => {
    await auth.register('unproved@pothik.test');
    await auth.forgotPassword('unproved@pothik.test');
    expect(await auth.platform.mailbox.list({ to: 'unproved@pothik.test' })).toEqual([]);
  });

  it('resets the count of failed log-ins', async () => {
    const code = await forgotten('failed@pothik.test');
    for (let wrong = 0; wrong < 11; wrong++) await auth.logIn('failed@pothik.test', 'Wrong#2026');
    expect((await auth.logIn('failed@pothik.test')).status).toBe(429);
    await reset('failed@pothik.test', code);
    expect((await auth.logIn('failed@pothik.test', NEW_PASSWORD)).status).toBe(200);
  });

  it('may be tried 5 times with a code', async () => {
    const code = await forgotten('tries@pothik.test');
    const wrong = await Promise.all(Array.from({ length: 5 }, () => reset('tries@pothik.test', otherThan(code))));
    expect(wrong.map(refused)).toEqual(Array(5).fill(INVALID));
    expect(refused(await reset('tries@pothik.test', code))).toEqual(INVALID);
    expect((await auth.logIn('tries@pothik.test')).status).toBe(200);
  });

  it('is closed for the day after 20 wrong codes: nothing more is mailed, until the day ends in Dhaka', async () => {
    auth.platform.clock.set(new Date('2026-11-12T06:00:00Z'));
    await auth.signUp('guessed@pothik.test');
    for (let sent = 0; sent < 4; sent++) {
      await auth.forgotPassword('guessed@pothik.test');
      const wrong = otherThan(await auth.mailedCode('guessed@pothik.test'));
      for (let guess = 0; guess < 5; guess++)
        expect(refused(await reset('guessed@pothik.test', wrong))).toEqual(INVALID);
      waitForNextCode();
    }
    const mailed = (await auth.platform.mailbox.list({ to: 'guessed@pothik.test' })).length;
    expect((await auth.forgotPassword('guessed@pothik.test')).status).toBe(200);
    expect(await auth.platform.mailbox.list({ to: 'guessed@pothik.test' })).toHaveLength(mailed);
    auth.platform.clock.set(new Date('2026-11-12T18:00:00Z'));
    await auth.forgotPassword('guessed@pothik.test');
    expect((await reset('guessed@pothik.test', await auth.mailedCode('guessed@pothik.test'))).status).toBe(200);
  });

  it.each([
    [{ email: 'no', otp: '123456', password: NEW_PASSWORD }, 'Invalid email address.'],
    [{ email: 'a@b.test', otp: '12345', password: NEW_PASSWORD }, 'Your one-time password must be 6 characters.'],
    [{ email: 'a@b.test', otp: '123456', password: 'short' }, 'Password must be at least 8 characters'],
    [{ email: 'a@b.test', otp: { $ne: '' }, password: NEW_PASSWORD }, 'Your one-time password must be 6 characters.'],
    [{ email: 'a@b.test', otp: '123456', password: NEW_PASSWORD, more: 1 }, 'This field is not known.'],
  ])('is refused for %j', async (form, message) => {
    const answer = await auth.platform.call(authHttp.resetPassword, form as never);
    expect([answer.body.code, ...refused(answer)]).toEqual(['request/invalid', 400, message]);
  });
});
