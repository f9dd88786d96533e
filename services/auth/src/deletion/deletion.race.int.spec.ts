import { ACCOUNT_MODEL, type AccountDocument } from '../accounts/account.model.js';
import { PASSWORD } from '../testing/auth-platform.js';
import { RoleWorld } from '../testing/role-world.js';

let world: RoleWorld;
beforeAll(async () => {
  world = await RoleWorld.open();
});
afterAll(() => world.close());

const outcomeOf = ({ status, body }: { status: number; body: { code?: string | undefined; message: string } }) =>
  [status, body.code ?? body.message].join(' ');
const accounts = () => world.auth.platform.model<AccountDocument>('auth', ACCOUNT_MODEL);

const ROUNDS = process.env.LONG === '1' ? 200 : 15;
jest.setTimeout(60_000 + ROUNDS * 1_000);
const LONGEST_MS = 600_000;

describe('SUPER_ADMINs who go at once', () => {
  it(
    'by deleting their accounts leave one',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await world.noSuperAdmins();
        const both = [await world.person('SUPER_ADMIN'), await world.person('SUPER_ADMIN')];
        const answers = await Promise.all(both.map((person) => world.deleteMe(person, { password: PASSWORD })));
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
        expect(await world.superAdmins()).toHaveLength(1);
      }
    },
    LONGEST_MS,
  );

  it(
    'one deleting the account, one being demoted by the other, leave one',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await world.noSuperAdmins();
        const [goes, demoted] = [await world.person('SUPER_ADMIN'), await world.person('SUPER_ADMIN')];
        const answers = await Promise.all([
          world.deleteMe(goes, { password: PASSWORD }),
          world.changeRole(goes, demoted, 'RIDER'),
        ]);
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        expect(await world.superAdmins()).toHaveLength(1);
      }
    },
    LONGEST_MS,
  );
});

it('pressing twice deletes once, and says so to the other', async () => {
  for (let round = 0; round < 15; round += 1) {
    const rahima = await world.person();
    const press = () => world.deleteMe(rahima, { password: PASSWORD });
    const outcomes = (await Promise.all([press(), press(), press()])).map(outcomeOf).sort();
    expect(outcomes.filter((outcome) => outcome.startsWith('200'))).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === '403 auth/user-deleted')).toHaveLength(2);
    expect((await world.now(rahima._id)).epoch).toBe(2);
  }
});

it(
  'registering an e-mail anew while it is deleted leaves one account that holds it',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const rahima = await world.person();
      await Promise.all([world.deleteMe(rahima, { password: PASSWORD }), world.auth.register(rahima.email)]);
      expect((await world.now(rahima._id)).deletedAt).not.toBeNull();
      const holders = await accounts().countDocuments({ email: rahima.email, deletedAt: null });
      const outcome = outcomeOf(await world.auth.logIn(rahima.email));
      expect(outcome).toBe(holders === 1 ? '403 auth/user-not-verified' : '403 auth/user-deleted');
    }
  },
  LONGEST_MS,
);
