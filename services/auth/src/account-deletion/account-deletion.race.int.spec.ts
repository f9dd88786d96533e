import { rounds } from '@pothik/service-kit/testing';
import { ACCOUNT_MODEL, type AccountDocument } from '../accounts/account.model.js';
import { PASSWORD } from '../testing/auth-platform.js';
import { RoleFixture } from '../testing/role-fixture.js';

let fixture: RoleFixture;
beforeAll(async () => {
  fixture = await RoleFixture.open();
});
afterAll(() => fixture.close());

const outcomeOf = ({ status, body }: { status: number; body: { code?: string | undefined; message: string } }) =>
  [status, body.code ?? body.message].join(' ');
const accounts = () => fixture.auth.platform.model<AccountDocument>('auth', ACCOUNT_MODEL);

const ROUNDS = rounds(200);
const LONGEST_MS = 600_000;
type Two = [AccountDocument, AccountDocument];
/** One for each round. */
const riders = () => fixture.people(Array(ROUNDS).fill('RIDER'));

describe('two SUPER_ADMINs at once', () => {
  it(
    'who delete their accounts leave one',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await fixture.noSuperAdmins();
        const both = await fixture.people(['SUPER_ADMIN', 'SUPER_ADMIN']);
        const answers = await Promise.all(both.map((person) => fixture.deleteMe(person, { password: PASSWORD })));
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
        expect(await fixture.superAdmins()).toHaveLength(1);
      }
    },
    LONGEST_MS,
  );

  it(
    'of whom one deletes their account and demotes the other leave one',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await fixture.noSuperAdmins();
        const [goes, demoted] = (await fixture.people(['SUPER_ADMIN', 'SUPER_ADMIN'])) as Two;
        const answers = await Promise.all([
          fixture.deleteMe(goes, { password: PASSWORD }),
          fixture.changeRole(goes, demoted, 'RIDER'),
        ]);
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        expect(await fixture.superAdmins()).toHaveLength(1);
      }
    },
    LONGEST_MS,
  );
});

it('concurrent deletions delete once, and the others are refused', async () => {
  for (const rahima of await riders()) {
    const deleteOnce = () => fixture.deleteMe(rahima, { password: PASSWORD });
    const outcomes = (await Promise.all([deleteOnce(), deleteOnce(), deleteOnce()])).map(outcomeOf).sort();
    expect(outcomes.filter((outcome) => outcome.startsWith('200'))).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === '403 auth/user-deleted')).toHaveLength(2);
    expect((await fixture.now(rahima._id)).epoch).toBe(2);
  }
});

it(
  'registering an e-mail again while its account is deleted leaves no account, and at most one registration',
  async () => {
    for (const rahima of await riders()) {
      const [, registered] = await Promise.all([
        fixture.deleteMe(rahima, { password: PASSWORD }),
        fixture.auth.register(rahima.email),
      ]);
      expect((await fixture.now(rahima._id)).deletedAt).not.toBeNull();
      expect(await accounts().countDocuments({ email: rahima.email, deletedAt: null })).toBe(0);
      const outcome = outcomeOf(await fixture.auth.logIn(rahima.email));
      expect(outcome).toBe(registered.status === 201 ? '403 auth/user-not-verified' : '403 auth/user-deleted');
    }
  },
  LONGEST_MS,
);
