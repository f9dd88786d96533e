import { authEvents, authHttp, ONE_TIME_CODE } from '@pothik/contracts/auth';
import { COOKIE } from '@pothik/contracts/platform';
import { jarOf, otherThan, PASSWORD, refused } from '../testing/auth-platform.js';
import { NumberFixture } from '../testing/number-fixture.js';

let fixture: NumberFixture;
beforeAll(async () => {
  fixture = await NumberFixture.open();
});
afterAll(() => fixture.close());

const INVALID = [400, 'Invalid OTP'];
const codeOf = ({ status, body }: { status: number; body: object }) => [status, (body as { code?: string }).code];

describe('signing up by a number', () => {
  it('asks for the name once the code was right, and makes an account without e-mail', async () => {
    const phone = fixture.phone();
    expect(refused(await fixture.send(`+880 ${phone.slice(1)}`))).toEqual([200, 'OTP Sent!']);
    const otp = fixture.textedCode(phone);
    expect(codeOf(await fixture.logIn({ phone, otp }))).toEqual([409, 'auth/name-required']);
    expect(await fixture.holder(phone)).toBeUndefined();

    const answer = await fixture.logIn({ phone, otp, name: 'Rahima' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ data: { user: { name: 'Rahima', email: '', role: 'RIDER', verified: true } } });
    expect(jarOf(answer).values[COOKIE.access]).toBeTruthy();

    const { _id } = (await fixture.holder(phone)) ?? {};
    await fixture.auth.platform.settled();
    const registered = await fixture.auth.platform.published(authEvents.userRegistered);
    expect(registered.map(({ payload }) => payload.account)).toContainEqual(
      expect.objectContaining({ id: _id?.toString(), email: '', phone: `+88${phone}` }),
    );
  });

  it('is possible for any number of people: two without e-mail live side by side', async () => {
    const [one, other] = [await fixture.signUp(), await fixture.signUp()];
    expect([one.email, other.email]).toEqual(['', '']);
  });

  it('works once with a code', async () => {
    const phone = fixture.phone();
    await fixture.send(phone);
    const form = { phone, otp: fixture.textedCode(phone), name: 'Rahima' };
    const answers = await Promise.all([fixture.logIn(form), fixture.logIn(form)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('logging in by a number', () => {
  it('opens its account, whatever name is given', async () => {
    const account = await fixture.signUp();
    const phone = `0${account.phone?.slice(4)}`;
    const answer = await fixture.logIn({ phone, otp: await fixture.freshCode(phone), name: 'Somebody' });
    expect(answer.body).toMatchObject({ data: { user: { _id: account._id.toString(), name: 'Rahima' } } });
  });

  it('proves the number again, so that it stays its owner’s', async () => {
    const account = await fixture.signUp();
    const phone = `0${account.phone?.slice(4)}`;
    fixture.auth.platform.clock.advance(300 * 24 * 3_600_000);
    expect((await fixture.logIn({ phone, otp: await fixture.freshCode(phone) })).status).toBe(200);
    fixture.auth.platform.clock.advance(300 * 24 * 3_600_000);
    expect((await fixture.logIn({ phone, otp: await fixture.freshCode(phone) })).status).toBe(200);
  });

  it('is refused alike for a wrong, an expired and nobody’s code', async () => {
    const { phone = '' } = await fixture.signUp();
    const known = `0${phone.slice(4)}`;
    const code = await fixture.freshCode(known);
    expect(refused(await fixture.logIn({ phone: known, otp: otherThan(code) }))).toEqual(INVALID);
    fixture.auth.platform.clock.advance(ONE_TIME_CODE.validMs);
    expect(refused(await fixture.logIn({ phone: known, otp: code }))).toEqual(INVALID);
    expect(refused(await fixture.logIn({ phone: fixture.phone(), otp: '123456' }))).toEqual(INVALID);
  });

  it('says once the code was right that the account was deleted, and a name makes a new one', async () => {
    const account = await fixture.signUp();
    const phone = `0${account.phone?.slice(4)}`;
    fixture.auth.platform.clock.advance(ONE_TIME_CODE.resendMs);
    expect(codeOf(await fixture.deleteMe(account))).toEqual([409, 'auth/deletion-code-texted']);
    await fixture.auth.mailsSent();
    expect((await fixture.deleteMe(account, { otp: fixture.textedCode(phone) })).status).toBe(200);

    const otp = await fixture.freshCode(phone);
    expect(refused(await fixture.logIn({ phone, otp }))).toEqual([403, 'User is deleted!']);
    expect((await fixture.logIn({ phone, otp, name: 'Rahima again' })).status).toBe(200);
    expect((await fixture.holder(phone))?._id).not.toEqual(account._id);
    expect(await fixture.accounts().countDocuments({ phoneHash: { $exists: true } })).toBe(0);
  });
});

describe('a number that nobody proved for 330 days', () => {
  async function neglected() {
    const account = await fixture.signUp();
    const phone = `0${account.phone?.slice(4)}`;
    await fixture.neglect(phone);
    return { account, phone };
  }

  it('does not open its account by the code alone', async () => {
    const { phone } = await neglected();
    const otp = await fixture.freshCode(phone);
    expect(codeOf(await fixture.logIn({ phone, otp }))).toEqual([409, 'auth/number-long-unused']);
    expect(codeOf(await fixture.logIn({ phone, otp, name: 'New' }))).toEqual([409, 'auth/number-long-unused']);
  });

  it('opens it in a browser that signed in to it before', async () => {
    const phone = fixture.phone();
    await fixture.send(phone);
    const first = await fixture.logIn({ phone, otp: fixture.textedCode(phone), name: 'Rahima' });
    const known = `${COOKIE.knownBrowser}=${jarOf(first).values[COOKIE.knownBrowser]}`;
    await fixture.neglect(phone);
    const otp = await fixture.freshCode(phone);
    expect((await fixture.logIn({ phone, otp }, known)).status).toBe(200);
  });

  /** An account with e-mail and password, whose number nobody proved for a year. */
  async function neglectedWithEmail(email: string) {
    const account = await fixture.auth.signUp(email);
    const phone = fixture.phone();
    await fixture.prove(account, phone);
    await fixture.neglect(phone);
    return { account, phone, otp: await fixture.freshCode(phone) };
  }
  const sendProof = async (form: { phone: string; otp: string }) => {
    const answer = await fixture.auth.platform.call(authHttp.sendLogInProof, form);
    await fixture.auth.mailsSent();
    return answer;
  };

  it('opens it by the password too, and is its owner’s again', async () => {
    const { account, phone, otp } = await neglectedWithEmail('by-password@pothik.test');
    expect(codeOf(await fixture.logIn({ phone, otp, password: 'Wrong#2026' }))).toEqual([401, 'auth/password-wrong']);
    const answer = await fixture.logIn({ phone, otp, password: PASSWORD });
    expect(answer.body).toMatchObject({ data: { user: { _id: account._id.toString() } } });
    expect((await fixture.logIn({ phone, otp: await fixture.freshCode(phone) })).status).toBe(200);
  });

  it('opens it by a code mailed to its e-mail, which the right code alone has sent', async () => {
    const email = 'by-mail@pothik.test';
    const { account, phone, otp } = await neglectedWithEmail(email);
    const mails = async () => (await fixture.auth.platform.mailbox.list({ to: email })).length;
    const before = await mails();
    expect(codeOf(await sendProof({ phone, otp: otherThan(otp) }))).toEqual([400, 'auth/code-invalid']);
    expect(await mails()).toBe(before);
    expect((await sendProof({ phone, otp })).body).toMatchObject({ data: { email: 'b…@…' } });
    const mailedOtp = await fixture.auth.mailedCode(email);
    const wrong = await fixture.logIn({ phone, otp, mailedOtp: otherThan(mailedOtp) });
    expect(codeOf(wrong)).toEqual([400, 'auth/mailed-code-invalid']);
    const answer = await fixture.logIn({ phone, otp, mailedOtp });
    expect(answer.body).toMatchObject({ data: { user: { _id: account._id.toString() } } });
  });

  it('without an e-mail has no other proof', async () => {
    const { phone } = await neglected();
    const otp = await fixture.freshCode(phone);
    expect(codeOf(await sendProof({ phone, otp }))).toEqual([409, 'auth/no-other-proof']);
    expect(codeOf(await fixture.logIn({ phone, otp, password: PASSWORD }))).toEqual([409, 'auth/number-long-unused']);
  });

  it('goes to a newcomer’s new account, and the former one keeps everything else', async () => {
    const { account, phone } = await neglected();
    const otp = await fixture.freshCode(phone);
    const answer = await fixture.logIn({ phone, otp, name: 'Karim', isNewcomer: true });
    expect(answer.body).toMatchObject({ data: { user: { name: 'Karim' } } });
    expect((await fixture.holder(phone))?._id).not.toEqual(account._id);
    const former = await fixture.accounts().findById(account._id).lean();
    expect(former).toMatchObject({ name: 'Rahima', deletedAt: null });
    expect(former).not.toHaveProperty('phone');
    await fixture.auth.platform.settled();
    const told = (await fixture.auth.platform.published(authEvents.phoneChanged)).filter(
      ({ aggregateId }) => aggregateId === account._id.toString(),
    );
    expect(told.map(({ payload }) => payload)).toEqual([
      { account: expect.not.objectContaining({ phone: expect.anything() }), from: `+88${phone}`, isTaken: true },
    ]);
  });
});
