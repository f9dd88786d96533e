import { authHttp } from '@pothik/contracts/auth';
import { mailedCode, newRider, PASSWORD } from '../support/people.js';
import { type RunningPlatform, startPlatform } from '../support/platform.js';
import { Visitor } from '../support/visitor.js';
import { outcome } from './specification-fixture.js';

// With resend waits and rate limits enabled, as for real users.
let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatform({ demonstration: true });
});
afterAll(() => platform?.stop());

const logIn = (email: string, password = PASSWORD) =>
  outcome(new Visitor(platform.url), authHttp.login, { email, password });

describe('section 8, the refusals of log-in', () => {
  it("“'User not verified!' shows the message and goes to /verify with the email”", async () => {
    const email = 'unverified@pothik.test';
    await new Visitor(platform.url).call(authHttp.registerUser, { name: 'Rahima', email, password: PASSWORD });
    expect(await logIn(email)).toMatchObject({ status: 403, message: 'User not verified!' });
  });

  it("“'User dos not exist', 'Password does not match' and 'User is deleted!' are shown as messages”", async () => {
    expect(await logIn('nobody@pothik.test')).toMatchObject({ status: 404, message: 'User dos not exist' });
    expect(await logIn('rider@pothik.test', 'Other#2026')).toMatchObject({
      status: 401,
      message: 'Password does not match',
    });
    const email = 'leaving@pothik.test';
    const leaving = await newRider(platform, 'Rahima', email);
    await leaving.call(authHttp.deleteMe, { password: PASSWORD });
    expect(await logIn(email)).toMatchObject({ status: 403, message: 'User is deleted!' });
  });
});

describe('sections 4 and 9, one-time codes', () => {
  it('“OTP length 6; resend wait 120 s.”: “a code-entry step with a 120 s resend countdown”', async () => {
    const email = 'codes@pothik.test';
    const visitor = new Visitor(platform.url);
    await visitor.call(authHttp.registerUser, { name: 'Rahima', email, password: PASSWORD });
    await visitor.call(authHttp.sendCode, { email });
    const otp = await mailedCode(platform, email);
    expect(otp).toMatch(/^\d{6}$/);
    const again = await visitor.ask(authHttp.sendCode, { email });
    const seconds = Number(again.headers.get('retry-after'));
    expect([again.status, seconds > 0, seconds <= 120]).toEqual([429, true, true]);
    expect((await outcome(visitor, authHttp.verifyCode, { email, otp })).message).toBe('OTP Verified!');
  });
});
