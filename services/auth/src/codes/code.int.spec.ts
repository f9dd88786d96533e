import { authEvents, authHttp, ONE_TIME_CODE } from '@pothik/contracts/auth';
import { type AuthPlatform, otherThan, refused, startAuth } from '../testing/auth-platform.js';
import { CODE_MODEL } from './code.model.js';

let auth: AuthPlatform;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

const INVALID = [400, 'Invalid OTP'];
const waitForNextCode = () => auth.platform.clock.advance(ONE_TIME_CODE.resendMs);

async function registered(email: string): Promise<string> {
  await auth.register(email);
  await auth.sendCode(email);
  return auth.mailedCode(email);
}

describe('a code', () => {
  it('is mailed and verifies the e-mail', async () => {
    const code = await registered('proof@pothik.test');
    expect(code).toMatch(/^\d{6}$/);
    const answer = await auth.verify('proof@pothik.test', code);
    expect([answer.status, answer.body.message]).toEqual([200, 'OTP Verified!']);
    expect((await auth.account('proof@pothik.test')).verified).toBe(true);
    await auth.platform.settled();
    const events = await auth.platform.published(authEvents.userVerified);
    expect(events.map(({ payload }) => payload.account.email)).toContain('proof@pothik.test');
  });

  it('is stored hashed', async () => {
    const code = await registered('hashed@pothik.test');
    const kept = await auth.platform
      .model('auth', CODE_MODEL)
      .findOne({ channel: 'email', address: 'hashed@pothik.test' })
      .lean();
    expect(kept).not.toBeNull();
    expect(JSON.stringify(kept)).not.toContain(code);
  });

  it('is accepted in Bangla digits too', async () => {
    const code = await registered('bangla@pothik.test');
    const bangla = code.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
    expect((await auth.verify('bangla@pothik.test', bangla)).status).toBe(200);
  });

  it('works once', async () => {
    const code = await registered('once@pothik.test');
    const answers = await Promise.all([auth.verify('once@pothik.test', code), auth.verify('once@pothik.test', code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is void when a newer one is sent', async () => {
    const older = await registered('newer@pothik.test');
    waitForNextCode();
    await auth.sendCode('newer@pothik.test');
    const newer = await auth.mailedCode('newer@pothik.test');
    if (older !== newer) expect(refused(await auth.verify('newer@pothik.test', older))).toEqual(INVALID);
    expect((await auth.verify('newer@pothik.test', newer)).status).toBe(200);
  });

  it('is valid for 5 minutes', async () => {
    const code = await registered('late@pothik.test');
    auth.platform.clock.advance(ONE_TIME_CODE.validMs);
    expect(refused(await auth.verify('late@pothik.test', code))).toEqual(INVALID);
  });

  it('may be tried 5 times', async () => {
    const code = await registered('tries@pothik.test');
    const wrong = await Promise.all(Array.from({ length: 5 }, () => auth.verify('tries@pothik.test', otherThan(code))));
    expect(wrong.map(refused)).toEqual(Array(5).fill(INVALID));
    expect(refused(await auth.verify('tries@pothik.test', code))).toEqual(INVALID);
    expect(refused(await auth.logIn('tries@pothik.test'))).toEqual([403, 'User not verified!']);
  });

  it('is mailed in the language of the cookie', async () => {
    await auth.register('language@pothik.test');
    await auth.sendCode('language@pothik.test', 'bn');
    const [mail] = await auth.platform.mailbox.list({ to: 'language@pothik.test' });
    expect(mail?.subject).toBe('bn prove-email');
  });
});

describe('requesting codes', () => {
  it('returns the same answer for a known, an unknown and a verified e-mail, and mails only the first', async () => {
    await auth.register('known@pothik.test');
    await auth.signUp('verified@pothik.test');
    waitForNextCode();
    const mailed = (await auth.platform.mailbox.list()).length;
    for (const email of ['known@pothik.test', 'unknown@pothik.test', 'verified@pothik.test']) {
      const sent = await auth.sendCode(email);
      expect([sent.status, sent.body.message]).toEqual([200, 'OTP Sent!']);
      const again = await auth.sendCode(email);
      expect([again.status, again.body.code, again.headers['retry-after']]).toEqual([429, 'auth/code-too-soon', '120']);
      expect(refused(await auth.verify(email, '000000'))).toEqual(INVALID);
    }
    expect((await auth.platform.mailbox.list()).length).toBe(mailed + 1);
  });

  it('counts ten a day for an e-mail, whatever the codes are for', async () => {
    auth.platform.clock.set(new Date('2026-11-06T06:00:00Z'));
    await auth.register('both@pothik.test');
    for (let sent = 0; sent < 5; sent++) {
      expect((await auth.sendCode('both@pothik.test')).status).toBe(200);
      expect((await auth.forgotPassword('both@pothik.test')).status).toBe(200);
      waitForNextCode();
    }
    for (const eleventh of [await auth.sendCode('both@pothik.test'), await auth.forgotPassword('both@pothik.test')])
      expect([eleventh.status, eleventh.body.code]).toEqual([429, 'request/too-many']);
  });

  it('at the same moment sends one', async () => {
    await auth.register('same@pothik.test');
    const answers = await Promise.all(Array.from({ length: 5 }, () => auth.sendCode('same@pothik.test')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429]);
    expect(await auth.platform.mailbox.list({ to: 'same@pothik.test' })).toHaveLength(1);
  });

  it('is refused from the eleventh of a day on, until the day ends in Dhaka', async () => {
    auth.platform.clock.set(new Date('2026-11-10T06:00:00Z'));
    for (let sent = 0; sent < 10; sent++) {
      expect((await auth.sendCode('often@pothik.test')).status).toBe(200);
      waitForNextCode();
    }
    const eleventh = await auth.sendCode('often@pothik.test');
    expect([eleventh.status, eleventh.body.code]).toEqual([429, 'request/too-many']);
    auth.platform.clock.advance(Number(eleventh.headers['retry-after']) * 1000);
    expect((await auth.sendCode('often@pothik.test')).status).toBe(200);
  });

  it('is closed for the day after 20 wrong codes, even to the right code', async () => {
    auth.platform.clock.set(new Date('2026-11-12T06:00:00Z'));
    await auth.register('guessed@pothik.test');
    for (let sent = 0; sent < 4; sent++) {
      await auth.sendCode('guessed@pothik.test');
      const code = await auth.mailedCode('guessed@pothik.test');
      // The fourth code still has a try after the day's last wrong code: the day's limit refuses it, not its own.
      for (let tries = 0; tries < (sent < 3 ? 5 : 4); tries++)
        await auth.verify('guessed@pothik.test', otherThan(code));
      waitForNextCode();
    }
    await auth.sendCode('guessed@pothik.test');
    const last = await auth.mailedCode('guessed@pothik.test');
    expect(refused(await auth.verify('guessed@pothik.test', otherThan(last)))).toEqual(INVALID);
    expect(refused(await auth.verify('guessed@pothik.test', last))).toEqual(INVALID);
    waitForNextCode();
    expect((await auth.sendCode('guessed@pothik.test')).body.code).toBe('request/too-many');
    auth.platform.clock.set(new Date('2026-11-12T18:00:00Z'));
    await auth.sendCode('guessed@pothik.test');
    expect((await auth.verify('guessed@pothik.test', await auth.mailedCode('guessed@pothik.test'))).status).toBe(200);
  });
});

it.each([
  [authHttp.sendCode, {}],
  [authHttp.sendCode, { email: 'no' }],
  [authHttp.sendCode, { email: { $gt: '' } }],
  [authHttp.verifyCode, { email: 'a@b.test', otp: '12345' }],
  [authHttp.verifyCode, { email: 'a@b.test', otp: { $ne: '1' } }],
  [authHttp.verifyCode, { email: 'a@b.test', otp: '123456', more: 1 }],
])('$name refuses %j and stores nothing', async (endpoint, input) => {
  const kept = () => auth.platform.model('auth', CODE_MODEL).countDocuments();
  const before = await kept();
  const answer = await auth.platform.call(endpoint, input as never);
  expect([answer.status, answer.body.code]).toEqual([400, 'request/invalid']);
  expect(await kept()).toBe(before);
});

it('RATE_LIMITS=off removes the waiting time between codes', async () => {
  const unlimited = await startAuth({ RATE_LIMITS: 'off' });
  try {
    await unlimited.register('fast@pothik.test');
    for (let sent = 0; sent < 12; sent++) expect((await unlimited.sendCode('fast@pothik.test')).status).toBe(200);
    expect(await unlimited.platform.mailbox.list({ to: 'fast@pothik.test' })).toHaveLength(12);
  } finally {
    await unlimited.close();
  }
});
