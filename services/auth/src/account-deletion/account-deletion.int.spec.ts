import { authEvents, authHttp, DELETED_ACCOUNT_STORED_MS } from '@pothik/contracts/auth';
import { COOKIE } from '@pothik/contracts/platform';
import { Sweeper } from '@pothik/service-kit';
import { ACCOUNT_MODEL, type AccountDocument } from '../accounts/account.model.js';
import { jarOf, PASSWORD, type SessionsEnded } from '../testing/auth-platform.js';
import { RoleFixture } from '../testing/role-fixture.js';
import { PURGE_SWEEP } from './account-deletion.service.js';

let fixture: RoleFixture;
let ended: readonly SessionsEnded[];
beforeAll(async () => {
  fixture = await RoleFixture.open();
  ended = await fixture.auth.subscribeToSessionsEnded();
});
afterAll(() => fixture.close());

const outcomeOf = ({ status, body }: { status: number; body: { code?: string | undefined; message: string } }) =>
  [status, body.code ?? body.message].join(' ');
const accounts = () => fixture.auth.platform.model<AccountDocument>('auth', ACCOUNT_MODEL);
const idOf = ({ _id }: AccountDocument) => _id.toString();

/** An account made by signing in with Google: it has no password. */
async function withoutPassword(): Promise<AccountDocument> {
  const account = await fixture.person();
  await accounts().updateOne({ _id: account._id }, { $set: { passwordHash: null }, $inc: { version: 1 } });
  return fixture.now(account._id);
}

describe('deleting one’s account', () => {
  it('ends every session, clears the cookies, empties the personal fields and publishes the deletion', async () => {
    const rahima = await fixture.person();
    const session = await fixture.auth.logIn(rahima.email);
    const answer = await fixture.deleteMe(rahima, { password: PASSWORD });
    expect(outcomeOf(answer)).toBe('200 Account deleted successfully');
    expect(jarOf(answer).values).toMatchObject({ [COOKIE.access]: '', [COOKIE.refresh]: '', [COOKIE.signedIn]: '' });
    expect(await fixture.auth.platform.keyValue.get(`epoch:${idOf(rahima)}`)).toBe('2');
    expect(ended).toContainEqual(expect.objectContaining({ personId: idOf(rahima), reason: 'everywhere' }));
    expect((await fixture.auth.refresh(jarOf(session).values[COOKIE.refresh] as string)).status).toBe(401);
    const stored = await fixture.now(rahima._id);
    expect(stored).toMatchObject({ name: '', email: '', passwordHash: null, verified: false });
    expect(JSON.stringify(stored)).not.toContain(rahima.email);
    await fixture.auth.platform.settled();
    const published = (await fixture.auth.platform.published(authEvents.userDeleted)).filter(
      ({ aggregateId }) => aggregateId === idOf(rahima),
    );
    const account = { id: idOf(rahima), name: '', email: '', role: 'RIDER', verified: false };
    expect(published).toMatchObject([{ actor: { kind: 'person', id: idOf(rahima) }, payload: { account } }]);
  });

  it('makes log-in say ‘User is deleted!’, until that e-mail is registered again as a new account', async () => {
    const rahima = await fixture.person();
    await fixture.deleteMe(rahima, { password: PASSWORD });
    expect(outcomeOf(await fixture.auth.logIn(rahima.email))).toBe('403 auth/user-deleted');
    expect((await fixture.auth.logIn(rahima.email)).body.message).toBe('User is deleted!');
    const again = await fixture.auth.register(rahima.email);
    expect([again.status, again.body.data._id === idOf(rahima)]).toEqual([201, false]);
    expect(outcomeOf(await fixture.auth.logIn(rahima.email))).toBe('403 auth/user-not-verified');
    await fixture.auth.sendCode(rahima.email);
    await fixture.auth.verify(rahima.email, await fixture.auth.mailedCode(rahima.email));
    expect(await accounts().countDocuments({ _id: rahima._id, emailHash: { $exists: true } })).toBe(0);
    expect((await fixture.auth.logIn(rahima.email)).status).toBe(200);
    const second = await fixture.auth.account(rahima.email);
    await fixture.deleteMe(second, { password: PASSWORD });
    expect(outcomeOf(await fixture.auth.logIn(rahima.email))).toBe('403 auth/user-deleted');
  });

  it('requires the password', async () => {
    const rahima = await fixture.person();
    expect(outcomeOf(await fixture.deleteMe(rahima, { password: 'Wrong#2026' }))).toBe('401 auth/password-wrong');
    expect(outcomeOf(await fixture.deleteMe(rahima, {}))).toBe('401 auth/password-wrong');
    expect(outcomeOf(await fixture.deleteMe(rahima, { otp: '123456' }))).toBe('401 auth/password-wrong');
    expect((await fixture.now(rahima._id)).deletedAt).toBeNull();
    expect((await fixture.auth.logIn(rahima.email)).status).toBe(200);
  });

  it('requires a mailed code from accounts without a password', async () => {
    const rahima = await withoutPassword();
    expect(outcomeOf(await fixture.deleteMe(rahima, { password: PASSWORD }))).toBe('409 auth/password-missing');
    expect(outcomeOf(await fixture.deleteMe(rahima, {}))).toBe('409 auth/deletion-code-mailed');
    await fixture.auth.mailsSent();
    const otp = await fixture.auth.mailedCode(rahima.email);
    const wrong = otp === '111111' ? '222222' : '111111';
    expect(outcomeOf(await fixture.deleteMe(rahima, { otp: wrong }))).toBe('400 auth/code-invalid');
    expect(outcomeOf(await fixture.auth.verify(rahima.email, otp))).toBe('400 auth/code-invalid');
    expect((await fixture.deleteMe(rahima, { otp })).status).toBe(200);
    expect(outcomeOf(await fixture.auth.logIn(rahima.email))).toBe('403 auth/user-deleted');
  });

  it('is refused during an open ride, as rider or as driver', async () => {
    const rahima = await fixture.person();
    for (const people of [{ riderId: idOf(rahima) }, { driverUserId: idOf(rahima) }]) {
      const publishStatus = await fixture.ride(people, 'ACCEPTED');
      const refused = await fixture.deleteMe(rahima, { password: PASSWORD });
      expect([refused.status, refused.body.message]).toEqual([409, 'Please finish your open ride first.']);
      await publishStatus('CANCELLED');
    }
    expect((await fixture.deleteMe(rahima, { password: PASSWORD })).status).toBe(200);
  });

  it('is refused to the driver who is asked now, and open to one whose turn is over', async () => {
    const [former, next] = [await fixture.person(), await fixture.person()];
    await fixture.passedOn(idOf(former), idOf(next));
    const refused = await fixture.deleteMe(next, { password: PASSWORD });
    expect([refused.status, refused.body.message]).toEqual([409, 'Please finish your open ride first.']);
    expect((await fixture.deleteMe(former, { password: PASSWORD })).status).toBe(200);
  });

  it('is refused to the last SUPER_ADMIN', async () => {
    await fixture.noSuperAdmins();
    const [last, other] = [await fixture.person('SUPER_ADMIN'), await fixture.person('ADMIN')];
    const refused = await fixture.deleteMe(last, { password: PASSWORD });
    expect([refused.status, refused.body.code]).toEqual([409, 'auth/last-super-admin']);
    await fixture.changeRole(last, other, 'SUPER_ADMIN');
    expect((await fixture.deleteMe(last, { password: PASSWORD })).status).toBe(200);
    expect(await fixture.superAdmins()).toEqual([idOf(other)]);
  });

  it('happens once for one idempotency key, and stores its password nowhere', async () => {
    const rahima = await fixture.person();
    const again = () => fixture.deleteMe(rahima, { password: PASSWORD }, 'delete-once');
    expect([(await again()).status, (await again()).status]).toEqual([200, 200]);
    expect(outcomeOf(await fixture.deleteMe(rahima, { password: PASSWORD }))).toBe('403 auth/user-deleted');
    expect((await fixture.now(rahima._id)).epoch).toBe(2);
  });

  it('requires a signed-in caller', async () => {
    expect((await fixture.auth.platform.call(authHttp.deleteMe, { password: PASSWORD })).status).toBe(401);
  });

  it.each([{ password: '' }, { password: { $ne: '' } }, { password: 'x'.repeat(129) }, { otp: '12345' }, { more: 1 }])(
    'is refused with %j, and nothing is changed',
    async (form) => {
      const rahima = await fixture.person();
      expect(outcomeOf(await fixture.deleteMe(rahima, form as never))).toBe('400 request/invalid');
      expect(await fixture.now(rahima._id)).toMatchObject({ deletedAt: null, version: rahima.version });
    },
  );
});

it('a deletion is announced from its event when the process died before announcing it', async () => {
  const rahima = await fixture.person();
  const before = ended.length;
  const account = { id: idOf(rahima), name: '', email: '', role: 'RIDER' as const, verified: false };
  await accounts().updateOne({ _id: rahima._id }, { $set: { epoch: 3, deletedAt: fixture.auth.platform.clock.now() } });
  await fixture.auth.platform.publish(authEvents.userDeleted, { aggregateId: account.id, payload: { account } });
  await fixture.auth.platform.settled();
  expect(await fixture.auth.platform.keyValue.get(`epoch:${account.id}`)).toBe('3');
  expect(ended.slice(before).map(({ personId }) => personId)).toContain(account.id);
});

it('a deleted account is purged after a month, unless its e-mail hash is still needed', async () => {
  const [anew, remembered] = [await fixture.person(), await fixture.person()];
  for (const person of [anew, remembered]) await fixture.deleteMe(person, { password: PASSWORD });
  await fixture.auth.signUp(anew.email);
  await fixture.auth.platform.settled();
  const sweeper = fixture.auth.platform.service('auth').app.get(Sweeper, { strict: false });
  const stored = () => accounts().countDocuments({ _id: { $in: [anew._id, remembered._id] } });
  await sweeper.run(PURGE_SWEEP);
  expect(await stored()).toBe(2);
  fixture.auth.platform.clock.advance(DELETED_ACCOUNT_STORED_MS);
  await sweeper.run(PURGE_SWEEP);
  expect(await stored()).toBe(1);
  expect(outcomeOf(await fixture.auth.logIn(remembered.email))).toBe('403 auth/user-deleted');
});
