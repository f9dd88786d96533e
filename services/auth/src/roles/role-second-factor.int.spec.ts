import { authHttp } from '@pothik/contracts/auth';
import { outcomeOf, SecondFactorFixture } from '../testing/second-factor-fixture.js';

let fixture: SecondFactorFixture;
beforeAll(async () => {
  fixture = await SecondFactorFixture.open();
});
afterAll(() => fixture.close());

describe('a role changed by a SUPER_ADMIN who has a second factor', () => {
  it('needs its code, and nothing is changed without', async () => {
    const { account: superAdmin, secret } = await fixture.administrator('SUPER_ADMIN');
    const rahima = await fixture.people.person();
    const change = (more: object = {}) => fixture.people.changeRole(superAdmin, rahima, 'ADMIN', more);
    expect(outcomeOf(await change())).toEqual([403, 'auth/second-factor-required']);
    const wrong = { code: fixture.wrongCode(secret) };
    expect(outcomeOf(await change(wrong))).toEqual([400, 'auth/second-factor-wrong']);
    expect((await fixture.people.now(rahima._id)).role).toBe('RIDER');
    expect((await change({ code: fixture.nextCode(secret) })).body.data.role).toBe('ADMIN');
  });

  it('uses up the code: it changes no second role', async () => {
    const { account: superAdmin, secret } = await fixture.administrator('SUPER_ADMIN');
    const [rahima, karim] = [await fixture.people.person(), await fixture.people.person()];
    const code = fixture.nextCode(secret);
    expect((await fixture.people.changeRole(superAdmin, rahima, 'ADMIN', { code })).status).toBe(200);
    const again = await fixture.people.changeRole(superAdmin, karim, 'ADMIN', { code });
    expect(outcomeOf(again)).toEqual([400, 'auth/second-factor-wrong']);
    expect((await fixture.people.now(karim._id)).role).toBe('RIDER');
  });

  it('happens once for one idempotency key, by one code', async () => {
    const { account: superAdmin, secret } = await fixture.administrator('SUPER_ADMIN');
    const rahima = await fixture.people.person();
    const code = fixture.nextCode(secret);
    const input = { userId: rahima._id.toString(), role: 'ADMIN', reason: 'Once only', code } as const;
    const options = { as: fixture.auth.as(superAdmin), idempotencyKey: 'role-by-code' };
    const again = () => fixture.auth.platform.call(authHttp.changeRole, input, options);
    expect([(await again()).status, (await again()).status]).toEqual([200, 200]);
  });

  it('does not use up the code when the change is refused for another reason', async () => {
    const { account: superAdmin, secret } = await fixture.administrator('SUPER_ADMIN');
    const [rahima, admin] = [await fixture.people.person(), await fixture.people.person('ADMIN')];
    const code = fixture.nextCode(secret);
    const same = await fixture.people.changeRole(superAdmin, admin, 'ADMIN', { code });
    expect(outcomeOf(same)).toEqual([409, 'auth/role-unchanged']);
    expect((await fixture.people.changeRole(superAdmin, rahima, 'ADMIN', { code })).status).toBe(200);
  });
});

it('a role changed by a SUPER_ADMIN without a second factor needs no code, and ignores one', async () => {
  const superAdmin = await fixture.people.person('SUPER_ADMIN');
  const rahima = await fixture.people.person();
  expect((await fixture.people.changeRole(superAdmin, rahima, 'ADMIN', { code: '123456' })).status).toBe(200);
});
