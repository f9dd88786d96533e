import { RoleFixture } from '../testing/role-fixture.js';

let fixture: RoleFixture;
beforeAll(async () => {
  fixture = await RoleFixture.open();
});
afterAll(() => fixture.close());

const ROUNDS = process.env.LONG === '1' ? 200 : 15;
const LONGEST_MS = 600_000;

describe('two SUPER_ADMINs', () => {
  it(
    'demoting each other at once leave one',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await fixture.noSuperAdmins();
        const [first, second] = [await fixture.person('SUPER_ADMIN'), await fixture.person('SUPER_ADMIN')];
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
        const circle = [
          await fixture.person('SUPER_ADMIN'),
          await fixture.person('SUPER_ADMIN'),
          await fixture.person('SUPER_ADMIN'),
        ] as const;
        const [a, b, c] = circle;
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
