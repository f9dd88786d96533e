import { authEvents, authHttp } from '@pothik/contracts/auth';
import { COOKIE } from '@pothik/contracts/platform';
import type { AccountDocument } from '../accounts/account.model.js';
import { jarOf } from '../testing/auth-platform.js';
import { claimsIn } from '../testing/browser.js';
import { RoleFixture } from '../testing/role-fixture.js';

let fixture: RoleFixture;
let superAdmin: AccountDocument;
beforeAll(async () => {
  fixture = await RoleFixture.open();
  superAdmin = await fixture.person('SUPER_ADMIN');
});
afterAll(() => fixture.close());

const outcomeOf = ({ status, body }: { status: number; body: { code?: string | undefined } }) => [status, body.code];
const change = (by: AccountDocument, of: { _id: { toString(): string } }, rights: string[], more: object = {}) => {
  const input = { userId: of._id.toString(), rights, reason: 'Answers the phone', ...more };
  return fixture.auth.platform.call(authHttp.changeRights, input as never, { as: fixture.auth.as(by) });
};

describe('the right to the desk', () => {
  it('is in the tokens from the next refresh on; those from before are refused at once', async () => {
    const admin = await fixture.person('ADMIN');
    const session = await fixture.auth.logIn(admin.email);
    const answer = await change(superAdmin, admin, ['DESK']);
    expect([answer.status, answer.body.data.rights]).toEqual([200, ['DESK']]);
    expect(await fixture.auth.platform.keyValue.get(`epoch:${admin._id.toString()}`)).toBe('2');
    const renewed = await fixture.auth.refresh(jarOf(session).values[COOKIE.refresh] as string);
    expect(await claimsIn(fixture.auth, renewed)).toMatchObject({ role: 'ADMIN', rights: ['DESK'], epoch: 2 });
  });

  it('is taken in the same way, and both are in the audit log', async () => {
    const admin = await fixture.person('ADMIN');
    await change(superAdmin, admin, ['DESK']);
    expect((await change(superAdmin, admin, [])).status).toBe(200);
    expect(await claimsIn(fixture.auth, await fixture.auth.logIn(admin.email))).not.toHaveProperty('rights');
    await fixture.auth.platform.settled();
    const entries = await fixture.auth.platform.published(authEvents.actRecorded);
    const about = entries.filter(({ aggregateId }) => aggregateId === admin._id.toString());
    expect(about.map(({ payload: { act, before, after } }) => [act, before, after])).toEqual([
      ['rights-changed', { rights: '' }, { rights: 'DESK' }],
      ['rights-changed', { rights: 'DESK' }, { rights: '' }],
    ]);
  });

  it('goes with the role', async () => {
    const admin = await fixture.person('ADMIN');
    await change(superAdmin, admin, ['DESK']);
    expect((await fixture.changeRole(superAdmin, admin, 'RIDER')).status).toBe(200);
    expect(await fixture.now(admin._id)).not.toHaveProperty('rights');
    await fixture.changeRole(superAdmin, admin, 'ADMIN');
    expect(await claimsIn(fixture.auth, await fixture.auth.logIn(admin.email))).not.toHaveProperty('rights');
  });

  it('is refused to others than admins, and when nothing changes', async () => {
    for (const role of ['RIDER', 'DRIVER', 'SUPER_ADMIN'] as const)
      expect(outcomeOf(await change(superAdmin, await fixture.person(role), ['DESK']))).toEqual([
        409,
        'auth/rights-of-admins-alone',
      ]);
    expect(outcomeOf(await change(superAdmin, await fixture.person('ADMIN'), []))).toEqual([
      409,
      'auth/rights-unchanged',
    ]);
    expect(outcomeOf(await change(superAdmin, { _id: 'f'.repeat(24) }, ['DESK']))).toEqual([
      404,
      'auth/person-not-found',
    ]);
  });

  it.each(['RIDER', 'DRIVER', 'ADMIN'] as const)('cannot be given by a %s', async (role) => {
    const [other, admin] = [await fixture.person(role), await fixture.person('ADMIN')];
    expect(outcomeOf(await change(other, admin, ['DESK']))).toEqual([403, 'auth/not-allowed']);
  });

  it('cannot be given by a former SUPER_ADMIN whose statement still names the role', async () => {
    const [admin, former] = [await fixture.person('ADMIN'), await fixture.person('SUPER_ADMIN')];
    await fixture.changeRole(superAdmin, former, 'ADMIN');
    expect(outcomeOf(await change(former, admin, ['DESK']))).toEqual([403, 'auth/not-allowed']);
  });

  it.each([
    { rights: ['BOSS'] },
    { rights: 'DESK' },
    { rights: ['DESK', 'DESK'] },
    { rights: undefined },
    { reason: 'no' },
    { reason: undefined },
    { userId: 'x' },
    { more: 1 },
  ])('is refused with %j', async (wrong) => {
    const admin = await fixture.person('ADMIN');
    expect(outcomeOf(await change(superAdmin, admin, ['DESK'], wrong))).toEqual([400, 'request/invalid']);
    expect(await fixture.now(admin._id)).toMatchObject({ epoch: 1 });
  });
});
