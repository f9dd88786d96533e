import { authEvents, authHttp } from '@pothik/contracts/auth';
import { COOKIE } from '@pothik/contracts/platform';
import { ACCOUNT_MODEL, type AccountDocument } from '../accounts/account.model.js';
import { jarOf } from '../testing/auth-platform.js';
import { RoleFixture } from '../testing/role-fixture.js';

let fixture: RoleFixture;
let superAdmin: AccountDocument;
beforeAll(async () => {
  fixture = await RoleFixture.open();
  superAdmin = await fixture.person('SUPER_ADMIN');
});
afterAll(() => fixture.close());

const outcomeOf = ({ status, body }: { status: number; body: { code?: string | undefined } }) => [status, body.code];
const roleOf = async (account: AccountDocument) => (await fixture.now(account._id)).role;

describe('changing a role', () => {
  it('raises the epoch at once, keeps them signed in, publishes the change and an audit log entry', async () => {
    const rahima = await fixture.person();
    const session = await fixture.auth.logIn(rahima.email);
    const answer = await fixture.changeRole(superAdmin, rahima, 'ADMIN');
    expect([answer.status, answer.body.message]).toEqual([200, 'Role changed successfully']);
    expect(answer.body.data).toMatchObject({ _id: rahima._id.toString(), email: rahima.email, role: 'ADMIN' });
    expect(await fixture.auth.platform.keyValue.get(`epoch:${rahima._id.toString()}`)).toBe('2');
    const renewed = await fixture.auth.refresh(jarOf(session).values[COOKIE.refresh] as string);
    expect([renewed.status, renewed.body.data.user.role]).toEqual([200, 'ADMIN']);
    await fixture.auth.platform.settled();
    const actor = { kind: 'person', id: superAdmin._id.toString(), role: 'SUPER_ADMIN' };
    const subjectId = rahima._id.toString();
    const changed = (await fixture.auth.platform.published(authEvents.roleChanged)).filter(
      ({ aggregateId }) => aggregateId === subjectId,
    );
    expect(changed).toMatchObject([{ actor, payload: { from: 'RIDER', to: 'ADMIN' } }]);
    const entries = await fixture.auth.platform.published(authEvents.actRecorded);
    const payload = { act: 'role-changed', subjectId, reason: 'Looks after Sylhet' };
    expect(entries.filter(({ aggregateId }) => aggregateId === subjectId)).toMatchObject([{ actor, payload }]);
  });

  it('happens once for one idempotency key', async () => {
    const rahima = await fixture.person();
    const input = { userId: rahima._id.toString(), role: 'ADMIN' as const, reason: 'Once only' };
    const options = { as: fixture.auth.as(superAdmin), idempotencyKey: 'role-once' };
    const again = () => fixture.auth.platform.call(authHttp.changeRole, input, options);
    expect([(await again()).status, (await again()).status]).toEqual([200, 200]);
    expect((await fixture.now(rahima._id)).epoch).toBe(2);
    expect(outcomeOf(await fixture.changeRole(superAdmin, rahima, 'ADMIN'))).toEqual([409, 'auth/role-unchanged']);
  });

  it('is refused for a person who registered as a driver', async () => {
    const karim = await fixture.person();
    await fixture.registersAsDriver(karim._id.toString());
    expect(await roleOf(karim)).toBe('DRIVER');
    expect(outcomeOf(await fixture.changeRole(superAdmin, karim, 'ADMIN'))).toEqual([409, 'auth/driver-stays-driver']);
    expect(await roleOf(karim)).toBe('DRIVER');
  });

  it('returns an administrator to DRIVER if their driver profile arrived later', async () => {
    const karim = await fixture.person('ADMIN');
    await fixture.registersAsDriver(karim._id.toString());
    expect(await roleOf(karim)).toBe('ADMIN');
    expect((await fixture.changeRole(superAdmin, karim, 'RIDER')).body.data.role).toBe('DRIVER');
  });

  it('is refused during an open ride, whatever the order of its events', async () => {
    const rahima = await fixture.person();
    const publishStatus = await fixture.ride({ riderId: rahima._id.toString() });
    expect(outcomeOf(await fixture.changeRole(superAdmin, rahima, 'ADMIN'))).toEqual([
      409,
      'auth/person-has-open-ride',
    ]);
    await publishStatus('COMPLETED', 6);
    await publishStatus('IN TRANSIT', 5);
    expect((await fixture.changeRole(superAdmin, rahima, 'ADMIN')).status).toBe(200);
  });

  it('is refused during the open ride of a guest who has become this person', async () => {
    const [rahima, former] = [await fixture.person(), await fixture.person()];
    const formerIds = [former._id.toString()];
    const accounts = fixture.auth.platform.model<AccountDocument>('auth', ACCOUNT_MODEL);
    await accounts.updateOne({ _id: rahima._id }, { $set: { formerIds }, $inc: { version: 1 } });
    const publishStatus = await fixture.ride({ riderId: former._id.toString() });
    expect(outcomeOf(await fixture.changeRole(superAdmin, rahima, 'ADMIN'))).toEqual([
      409,
      'auth/person-has-open-ride',
    ]);
    await publishStatus('COMPLETED');
    expect((await fixture.changeRole(superAdmin, rahima, 'ADMIN')).status).toBe(200);
  });

  it('is refused for oneself, the last SUPER_ADMIN included', async () => {
    expect(outcomeOf(await fixture.changeRole(superAdmin, superAdmin, 'RIDER'))).toEqual([409, 'auth/own-role']);
    expect(await roleOf(superAdmin)).toBe('SUPER_ADMIN');
  });

  it.each(['RIDER', 'DRIVER', 'ADMIN'] as const)('is refused to a %s', async (role) => {
    const [rahima, other] = [await fixture.person(), await fixture.person(role)];
    expect(outcomeOf(await fixture.changeRole(other, rahima, 'ADMIN'))).toEqual([403, 'auth/not-allowed']);
    expect(await roleOf(rahima)).toBe('RIDER');
  });

  it('is refused to a former SUPER_ADMIN whose statement still names the role', async () => {
    const [rahima, former] = [await fixture.person(), await fixture.person('SUPER_ADMIN')];
    await fixture.changeRole(superAdmin, former, 'ADMIN');
    expect(outcomeOf(await fixture.changeRole(former, rahima, 'ADMIN'))).toEqual([403, 'auth/not-allowed']);
  });

  it('is 404 for an unknown person', async () => {
    const nobody = { _id: 'f'.repeat(24) };
    expect(outcomeOf(await fixture.changeRole(superAdmin, nobody, 'ADMIN'))).toEqual([404, 'auth/person-not-found']);
  });

  it.each([
    { role: 'DRIVER' },
    { role: 'PUBLIC' },
    { role: { $ne: 'RIDER' } },
    { reason: 'no' },
    { reason: 'x'.repeat(301) },
    { reason: undefined },
    { userId: 'x' },
    { more: 1 },
  ])('is refused with %j, and nothing is changed', async (wrong) => {
    const rahima = await fixture.person();
    const answer = await fixture.changeRole(superAdmin, rahima, 'ADMIN', wrong);
    expect(outcomeOf(answer)).toEqual([400, 'request/invalid']);
    expect(await fixture.now(rahima._id)).toMatchObject({ role: 'RIDER', epoch: 1, version: rahima.version });
  });
});
