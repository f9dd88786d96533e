import { rounds } from '@pothik/service-kit/testing';
import { NumberFixture } from '../testing/number-fixture.js';

let fixture: NumberFixture;
beforeAll(async () => {
  fixture = await NumberFixture.open({ RATE_LIMITS: 'off' });
});
afterAll(() => fixture.close());

it('two accounts that add one e-mail at once: one gets it, the other has none', async () => {
  for (let round = 0; round < rounds(300); round += 1) {
    const both = [await fixture.signUp(), await fixture.signUp()];
    const email = `both-${round}@pothik.test`;
    const codes: string[] = [];
    for (const account of both) {
      await fixture.sendOwnEmail(account, email);
      codes.push(await fixture.auth.mailedCode(email));
    }
    const answers = await Promise.all(
      both.map((account, index) => fixture.proveOwnEmail(account, email, codes[index] ?? '')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await fixture.accounts().countDocuments({ email })).toBe(1);
  }
}, 900_000);
