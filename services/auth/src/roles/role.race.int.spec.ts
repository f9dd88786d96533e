import { rounds } from '@pothik/service-kit/testing';
import type { AccountDocument } from '../accounts/account.model.js';
import { RoleFixture } from '../testing/role-fixture.js';

let fixture: RoleFixture;
beforeAll(async () => {
  fixture = await RoleFixture.open();
});
afterAll(() => fixture.close());

const ROUNDS = rounds(200);
const LONGEST_MS = 600_000;
type Two = [AccountDocument, AccountDocument];
type Three = [...Two, AccountDocument];

describe('two SUPER_ADMINs', () => {
  it(
    'demoting each other at once leave one',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await fixture.noSuperAdmins();
        const [first, second] = (await fixture.people(['SUPER_ADMIN', 'SUPER_ADMIN'])) as Two;
        const answers = await Promise.all([
          fixture.changeRole(first, second, 'ADMIN'),
          fixture.changeRole(second, first, 'RIDER'),
        ]);
        const remaining = await fixture.superAdmins();
        expect(remaining).toHaveLength(1);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
      }
    },
    LONGEST_MS,
  );

  it(
    'in a circle of three leave one at least',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await fixture.noSuperAdmins();
        const [a, b, c] = (await fixture.people(['SUPER_ADMIN', 'SUPER_ADMIN', 'SUPER_ADMIN'])) as Three;
        const answers = await Promise.all([
          fixture.changeRole(a, b, 'RIDER'),
          fixture.changeRole(b, c, 'RIDER'),
          fixture.changeRole(c, a, 'RIDER'),
        ]);
        const demoted = answers.filter(({ status }) => status === 200).length;
        expect(demoted).toBeGreaterThan(0);
        expect(await fixture.superAdmins()).toHaveLength(3 - demoted);
        expect(demoted).toBeLessThan(3);
      }
    },
    LONGEST_MS,
  );
});
