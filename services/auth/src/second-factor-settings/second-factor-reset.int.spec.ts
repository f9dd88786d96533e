import { authEvents, authHttp } from '@pothik/contracts/auth';
import type { AccountDocument } from '../accounts/account.model.js';
import { outcomeOf, SecondFactorFixture } from '../testing/second-factor-fixture.js';

let fixture: SecondFactorFixture;
beforeAll(async () => {
  fixture = await SecondFactorFixture.open();
});
afterAll(() => fixture.close());

const REASON = 'Lost the phone';
const isEnabled = async (by: AccountDocument, { _id }: AccountDocument) =>
  fixture.auth.platform.call(authHttp.secondFactorOf, { userId: _id.toString() }, { as: fixture.auth.as(by) });
const reset = (by: AccountDocument, { _id }: Pick<AccountDocument, '_id'>, more: object = {}) =>
  fixture.auth.platform.call(
    authHttp.resetSecondFactor,
    { userId: _id.toString(), reason: REASON, ...more },
    { as: fixture.auth.as(by) },
  );
const auditLogOf = async ({ _id }: AccountDocument) => {
  await fixture.auth.platform.settled();
  const acts = await fixture.auth.platform.published(authEvents.actRecorded);
  return acts.filter(({ aggregateId }) => aggregateId === _id.toString());
};

describe('a SUPER_ADMIN', () => {
  it('removes another’s second factor: their sessions end, and it is in the audit log', async () => {
    const superAdmin = await fixture.people.person('SUPER_ADMIN');
    const { account, browser } = await fixture.administrator();
    expect((await isEnabled(superAdmin, account)).body.data).toEqual({ enabled: true });
    expect((await reset(superAdmin, account)).status).toBe(200);
    expect((await isEnabled(superAdmin, account)).body.data).toEqual({ enabled: false });
    expect((await browser.call(authHttp.refresh, {})).status).toBe(401);
    expect((await fixture.browser().logIn(account.email)).status).toBe(200);
    expect(await auditLogOf(account)).toMatchObject([
      {
        actor: { kind: 'person', id: superAdmin._id.toString(), role: 'SUPER_ADMIN' },
        payload: { act: 'second-factor-reset', subjectId: account._id.toString(), reason: REASON },
      },
    ]);
  });

  it('does it once for one idempotency key', async () => {
    const superAdmin = await fixture.people.person('SUPER_ADMIN');
    const { account } = await fixture.administrator();
    const input = { userId: account._id.toString(), reason: REASON };
    const options = { as: fixture.auth.as(superAdmin), idempotencyKey: 'reset-once' };
    const again = () => fixture.auth.platform.call(authHttp.resetSecondFactor, input, options);
    expect([(await again()).status, (await again()).status]).toEqual([200, 200]);
    expect(await auditLogOf(account)).toHaveLength(1);
  });

  it('who has a second factor needs its code', async () => {
    const superAdmin = await fixture.administrator('SUPER_ADMIN');
    const { account } = await fixture.administrator();
    expect(outcomeOf(await reset(superAdmin.account, account))).toEqual([403, 'auth/second-factor-required']);
    const wrong = { code: fixture.wrongCode(superAdmin.secret) };
    expect(outcomeOf(await reset(superAdmin.account, account, wrong))).toEqual([400, 'auth/second-factor-wrong']);
    expect((await fixture.now({ account })).secondFactor).toBeDefined();
    const code = fixture.nextCode(superAdmin.secret);
    expect((await reset(superAdmin.account, account, { code })).status).toBe(200);
  });

  it('cannot reset their own', async () => {
    const { account, secret } = await fixture.administrator('SUPER_ADMIN');
    const answer = await reset(account, account, { code: fixture.nextCode(secret) });
    expect(outcomeOf(answer)).toEqual([409, 'auth/own-second-factor']);
    expect((await fixture.now({ account })).secondFactor).toBeDefined();
  });

  it('is refused for an unknown person, and where there is no second factor', async () => {
    const superAdmin = await fixture.people.person('SUPER_ADMIN');
    const nobody = { ...superAdmin, _id: 'f'.repeat(24) } as unknown as AccountDocument;
    expect(outcomeOf(await reset(superAdmin, nobody))).toEqual([404, 'auth/person-not-found']);
    expect(outcomeOf(await isEnabled(superAdmin, nobody))).toEqual([404, 'auth/person-not-found']);
    const rider = await fixture.people.person();
    expect(outcomeOf(await reset(superAdmin, rider))).toEqual([409, 'auth/second-factor-missing']);
  });

  it('who was demoted meanwhile is refused', async () => {
    const superAdmin = await fixture.people.person('SUPER_ADMIN');
    const former = await fixture.people.person('SUPER_ADMIN');
    const { account } = await fixture.administrator();
    await fixture.people.changeRole(superAdmin, former, 'ADMIN');
    expect(outcomeOf(await reset(former, account))).toEqual([403, 'auth/not-allowed']);
  });
});

describe('an operator', () => {
  const order = (email: string, reason?: string) =>
    fixture.auth.platform.call(authHttp.resetSecondFactorByOperator, {
      email,
      ...(reason === undefined ? {} : { reason }),
    });

  it('removes the second factor of the only SUPER_ADMIN, also without a reason; it is in the audit log', async () => {
    const { account, browser } = await fixture.administrator('SUPER_ADMIN');
    expect((await order(account.email)).status).toBe(200);
    expect((await browser.call(authHttp.refresh, {})).status).toBe(401);
    expect(await auditLogOf(account)).toMatchObject([
      { actor: { kind: 'system' }, payload: { act: 'second-factor-reset' } },
    ]);
    expect(outcomeOf(await order(account.email))).toEqual([409, 'auth/second-factor-missing']);
  });

  it('may say why', async () => {
    const { account } = await fixture.administrator();
    expect((await order(account.email, REASON)).status).toBe(200);
    expect(await auditLogOf(account)).toMatchObject([{ payload: { reason: REASON } }]);
  });

  it('is refused for an unknown e-mail', async () => {
    expect(outcomeOf(await order('nobody@pothik.test'))).toEqual([404, 'auth/user-not-found']);
  });
});
