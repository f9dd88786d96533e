import { authEvents, ONE_TIME_CODE } from '@pothik/contracts/auth';
import { otherThan, PASSWORD, refused } from '../testing/auth-platform.js';
import { NumberFixture } from '../testing/number-fixture.js';

let fixture: NumberFixture;
beforeAll(async () => {
  fixture = await NumberFixture.open();
});
afterAll(() => fixture.close());

const codeOf = ({ status, body }: { status: number; body: object }) => [status, (body as { code?: string }).code];
const changesOf = async (id: { toString(): string }) => {
  await fixture.auth.platform.settled();
  const changes = await fixture.auth.platform.published(authEvents.phoneChanged);
  return changes.filter(({ aggregateId }) => aggregateId === id.toString()).map(({ payload }) => payload);
};

describe('the number of one’s own account', () => {
  it('is added to an account with an e-mail, and logs in to it from then on', async () => {
    const account = await fixture.auth.signUp('adds-number@pothik.test');
    const phone = fixture.phone();
    expect(await fixture.prove(account, phone)).toMatchObject({
      status: 200,
      body: { message: 'Number confirmed', data: { phone } },
    });
    expect(fixture.texted(phone)[0]?.purpose).toBe('prove-number');
    expect(await changesOf(account._id)).toEqual([{ account: expect.objectContaining({ phone: `+88${phone}` }) }]);
    const answer = await fixture.logIn({ phone, otp: await fixture.freshCode(phone) });
    expect(answer.body).toMatchObject({ data: { user: { email: 'adds-number@pothik.test' } } });
  });

  it('is changed by the code of another one, and the event names the former', async () => {
    const account = await fixture.signUp();
    const phone = fixture.phone();
    expect((await fixture.prove(account, phone)).status).toBe(200);
    expect(await changesOf(account._id)).toMatchObject([{ account: { phone: `+88${phone}` }, from: account.phone }]);
    const former = `0${account.phone?.slice(4)}`;
    const otp = await fixture.freshCode(former);
    expect(codeOf(await fixture.logIn({ phone: former, otp }))).toEqual([409, 'auth/name-required']);
  });

  it('takes the password of an account that has one, before the code', async () => {
    const account = await fixture.auth.signUp('has-password@pothik.test');
    const as = fixture.auth.as(account);
    const phone = fixture.phone();
    await fixture.sendOwn(as, phone);
    const otp = fixture.textedCode(phone);
    const WRONG = [401, 'auth/password-wrong'];
    for (let asked = 0; asked < ONE_TIME_CODE.tries; asked += 1)
      expect(codeOf(await fixture.proveOwn(as, phone, otp))).toEqual(WRONG);
    expect(codeOf(await fixture.proveOwn(as, phone, otp, 'Wrong#2026'))).toEqual(WRONG);
    expect(await fixture.holder(phone)).toBeUndefined();
    expect((await fixture.proveOwn(as, phone, otp, PASSWORD)).status).toBe(200);
    fixture.auth.platform.clock.advance(ONE_TIME_CODE.resendMs);
    await fixture.sendOwn(as, phone);
    expect((await fixture.proveOwn(as, phone, fixture.textedCode(phone))).status).toBe(200);
  });

  it('is proved by a right code of one’s own alone', async () => {
    const [account, other] = [await fixture.signUp(), await fixture.signUp()];
    const phone = fixture.phone();
    await fixture.sendOwn(fixture.auth.as(account), phone);
    const otp = fixture.textedCode(phone);
    for (const [who, typed] of [
      [account, otherThan(otp)],
      [other, otp],
    ] as const)
      expect(refused(await fixture.proveOwn(fixture.auth.as(who), phone, typed))).toEqual([400, 'Invalid OTP']);
    expect(refused(await fixture.logIn({ phone, otp, name: 'Rahima' }))).toEqual([400, 'Invalid OTP']);
    expect((await fixture.proveOwn(fixture.auth.as(account), phone, otp)).status).toBe(200);
    expect(refused(await fixture.proveOwn(fixture.auth.as(account), phone, otp))).toEqual([400, 'Invalid OTP']);
  });

  it('cannot be another account’s, unless nobody proved it there for 330 days', async () => {
    const [owner, other] = [await fixture.signUp(), await fixture.signUp()];
    const phone = `0${owner.phone?.slice(4)}`;
    fixture.auth.platform.clock.advance(ONE_TIME_CODE.resendMs);
    expect(codeOf(await fixture.prove(other, phone))).toEqual([409, 'auth/number-taken']);
    expect((await fixture.holder(phone))?._id).toEqual(owner._id);
    expect(await changesOf(other._id)).toEqual([]);

    await fixture.neglect(phone);
    fixture.auth.platform.clock.advance(ONE_TIME_CODE.resendMs);
    expect((await fixture.prove(other, phone)).status).toBe(200);
    expect((await fixture.holder(phone))?._id).toEqual(other._id);
    expect(await changesOf(owner._id)).toMatchObject([{ from: `+88${phone}`, isTaken: true }]);
  });
});

describe('deleting an account without e-mail and password', () => {
  it('asks for a code by SMS, and a wrong one deletes nothing', async () => {
    const account = await fixture.signUp();
    const phone = `0${account.phone?.slice(4)}`;
    fixture.auth.platform.clock.advance(ONE_TIME_CODE.resendMs);
    expect(refused(await fixture.deleteMe(account))).toEqual([
      409,
      'Please enter the code we have just sent to your phone.',
    ]);
    await fixture.auth.mailsSent();
    const otp = fixture.textedCode(phone);
    expect(fixture.texted(phone)[0]?.purpose).toBe('delete-account');
    expect(refused(await fixture.deleteMe(account, { otp: otherThan(otp) }))).toEqual([400, 'Invalid OTP']);
    expect((await fixture.deleteMe(account, { otp })).status).toBe(200);
    const deleted = await fixture.accounts().findById(account._id).lean();
    expect(deleted).toMatchObject({ name: '', email: '', phoneHash: expect.any(String) });
    expect(deleted).not.toHaveProperty('emailHash');
    expect(deleted).not.toHaveProperty('phone');
  });

  it('is refused for three days after a change of the number', async () => {
    const account = await fixture.signUp();
    await fixture.prove(account, fixture.phone());
    fixture.auth.platform.clock.advance(ONE_TIME_CODE.resendMs);
    expect(codeOf(await fixture.deleteMe(account))).toEqual([409, 'auth/number-too-new']);
    fixture.auth.platform.clock.advance(72 * 3_600_000);
    expect(codeOf(await fixture.deleteMe(account))).toEqual([409, 'auth/deletion-code-texted']);
  });

  it('whose number another account took asks to confirm a number first', async () => {
    const account = await fixture.signUp();
    const phone = `0${account.phone?.slice(4)}`;
    await fixture.neglect(phone);
    await fixture.logIn({ phone, otp: await fixture.freshCode(phone), name: 'Karim', isNewcomer: true });
    expect(refused(await fixture.deleteMe(account))).toEqual([409, 'Please confirm a phone number first.']);
  });
});

it('an account with a password is deleted by it, and its number is remembered too', async () => {
  const account = await fixture.auth.signUp('has-both@pothik.test');
  const phone = fixture.phone();
  await fixture.prove(account, phone);
  expect((await fixture.deleteMe(account, { password: PASSWORD })).status).toBe(200);
  const otp = await fixture.freshCode(phone);
  expect(refused(await fixture.logIn({ phone, otp }))).toEqual([403, 'User is deleted!']);
  expect(refused(await fixture.auth.logIn('has-both@pothik.test'))).toEqual([403, 'User is deleted!']);
});
