import { authEvents, authHttp, ONE_TIME_CODE } from '@pothik/contracts/auth';
import type { AccountDocument } from '../accounts/account.model.js';
import { otherThan, PASSWORD, refused } from '../testing/auth-platform.js';
import { seedPeople } from '../testing/browser.js';
import { NumberFixture } from '../testing/number-fixture.js';

let fixture: NumberFixture;
beforeAll(async () => {
  fixture = await NumberFixture.open();
});
afterAll(() => fixture.close());

const codeOf = ({ status, body }: { status: number; body: object }) => [status, (body as { code?: string }).code];
const now = ({ _id }: AccountDocument) =>
  fixture.accounts().findById(_id).lean<AccountDocument>().orFail() as unknown as Promise<AccountDocument>;

describe('an e-mail for an account without one', () => {
  it('is added by the code that was mailed to it, and the sessions go on', async () => {
    const account = await fixture.signUp();
    const email = 'adds@pothik.test';
    const ended = await fixture.auth.subscribeToSessionsEnded();
    expect(refused(await fixture.sendOwnEmail(account, email))).toEqual([200, 'OTP Sent!']);
    const otp = await fixture.auth.mailedCode(email);
    expect(await fixture.proveOwnEmail(account, email, otp)).toMatchObject({
      status: 200,
      body: { message: 'Email added', data: { email } },
    });
    expect((await now(account)).email).toBe(email);
    await fixture.auth.platform.settled();
    const told = await fixture.auth.platform.published(authEvents.userVerified);
    expect(told.at(-1)?.payload).toMatchObject({ account: { id: account._id.toString(), email } });
    expect(ended).toContainEqual(expect.objectContaining({ personId: account._id.toString(), reason: 'role' }));
  });

  it('logs in with a password, which is chosen as a forgotten one is replaced', async () => {
    const account = await fixture.signUp();
    const email = 'chooses@pothik.test';
    await fixture.addEmail(account, email);
    await fixture.auth.forgotPassword(email);
    await fixture.auth.resetPassword(email, await fixture.auth.mailedCode(email), PASSWORD);
    const answer = await fixture.auth.logIn(email);
    expect(answer.body).toMatchObject({ data: { user: { _id: account._id.toString(), email } } });
  });

  it('makes an administrator possible', async () => {
    const account = await fixture.signUp();
    await seedPeople(fixture.auth, ['super@pothik.test']);
    await fixture
      .accounts()
      .updateOne({ email: 'super@pothik.test' }, { $set: { role: 'SUPER_ADMIN' }, $inc: { version: 1 } });
    const as = fixture.auth.as(await fixture.auth.account('super@pothik.test'));
    const order = { userId: account._id.toString(), role: 'ADMIN', reason: 'Looks after Sylhet' } as const;
    const give = () => fixture.auth.platform.call(authHttp.changeRole, order, { as });
    expect(codeOf(await give())).toEqual([409, 'auth/person-without-email']);
    await fixture.addEmail(account, 'becomes-admin@pothik.test');
    expect((await give()).status).toBe(200);
  });

  it('is proved by a right code of one’s own alone, once', async () => {
    const [account, other] = [await fixture.signUp(), await fixture.signUp()];
    const email = 'own-code@pothik.test';
    await fixture.sendOwnEmail(account, email);
    const otp = await fixture.auth.mailedCode(email);
    expect(refused(await fixture.proveOwnEmail(account, email, otherThan(otp)))).toEqual([400, 'Invalid OTP']);
    expect(refused(await fixture.proveOwnEmail(other, email, otp))).toEqual([400, 'Invalid OTP']);
    expect(refused(await fixture.auth.verify(email, otp))).toEqual([400, 'Invalid OTP']);
    expect((await fixture.proveOwnEmail(account, email, otp)).status).toBe(200);
    expect(codeOf(await fixture.sendOwnEmail(account, 'second@pothik.test'))).toEqual([409, 'auth/has-email']);
  });

  it('of another account is answered alike, and refused once its code was right', async () => {
    const account = await fixture.signUp();
    await fixture.auth.signUp('taken@pothik.test');
    fixture.auth.platform.clock.advance(ONE_TIME_CODE.resendMs);
    const answers = [];
    for (const email of ['taken@pothik.test', 'free@pothik.test']) {
      const { status, body } = await fixture.sendOwnEmail(account, email);
      answers.push([status, body.message, body.data]);
    }
    expect(answers[0]).toEqual(answers[1]);
    const otp = await fixture.auth.mailedCode('taken@pothik.test');
    expect(codeOf(await fixture.proveOwnEmail(account, 'taken@pothik.test', otp))).toEqual([409, 'auth/email-taken']);
    expect((await now(account)).email).toBe('');
  });

  it('is no deleted account’s any more, nor a registration’s', async () => {
    const email = 'was-deleted@pothik.test';
    const former = await fixture.auth.signUp(email);
    await fixture.deleteMe(former, { password: PASSWORD });
    await fixture.auth.register(email);
    const account = await fixture.signUp();
    fixture.auth.platform.clock.advance(ONE_TIME_CODE.resendMs);
    expect((await fixture.addEmail(account, email)).status).toBe(200);
    expect(await fixture.accounts().countDocuments({ emailHash: { $exists: true } })).toBe(0);
    expect(codeOf(await fixture.auth.logIn(email))).toEqual([401, 'auth/password-wrong']);
  });

  it('is refused for three days after another number replaced the account’s', async () => {
    const account = await fixture.signUp();
    await fixture.prove(account, fixture.phone());
    expect(codeOf(await fixture.sendOwnEmail(account, 'new@pothik.test'))).toEqual([409, 'auth/number-too-new']);
    fixture.auth.platform.clock.advance(72 * 3_600_000);
    expect((await fixture.addEmail(account, 'new@pothik.test')).status).toBe(200);
  });
});
