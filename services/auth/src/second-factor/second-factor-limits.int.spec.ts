import { authHttp } from '@pothik/contracts/auth';
import { RATE_LIMIT } from '@pothik/contracts/platform';
import { SecurityLog } from '@pothik/service-kit';
import { type Administrator, outcomeOf, SecondFactorFixture, STEP_MS } from '../testing/second-factor-fixture.js';

const { maximum, windowMs } = RATE_LIMIT.wrongSecondFactors;
const WRONG = [400, 'auth/second-factor-wrong'];
const LIMITED = [429, 'request/too-many'];

let fixture: SecondFactorFixture;
beforeAll(async () => {
  fixture = await SecondFactorFixture.open();
});
afterAll(() => fixture.close());
afterEach(() => jest.restoreAllMocks());

/** A browser in which the right password was typed. */
async function pendingLogIn({ account }: Administrator) {
  const browser = fixture.browser();
  expect((await browser.logIn(account.email)).status).toBe(403);
  return browser;
}

describe('wrong codes of the second factor', () => {
  it('are refused after ten in 15 minutes, with the remaining time as Retry-After; then a right one is accepted', async () => {
    const administrator = await fixture.administrator();
    const browser = await pendingLogIn(administrator);
    fixture.auth.platform.clock.advance(STEP_MS);
    const wrong = fixture.wrongCode(administrator.secret);
    for (let failed = 0; failed < maximum; failed += 1)
      expect(outcomeOf(await fixture.complete(browser, wrong))).toEqual(WRONG);
    fixture.auth.platform.clock.advance(60_000);
    const limited = await fixture.complete(browser, fixture.code(administrator.secret));
    expect([...outcomeOf(limited), limited.headers['retry-after']]).toEqual([...LIMITED, '840']);
    fixture.auth.platform.clock.advance(windowMs);
    const again = await pendingLogIn(administrator);
    expect((await fixture.complete(again, fixture.code(administrator.secret))).status).toBe(200);
  });

  it('are counted per account, in every browser and call together, also concurrent ones', async () => {
    const administrator = await fixture.administrator();
    const browser = await pendingLogIn(administrator);
    const code = fixture.wrongCode(administrator.secret);
    const calls = [
      ...Array.from({ length: 6 }, () => fixture.complete(browser, code)),
      ...Array.from({ length: 6 }, () => fixture.call(administrator.browser, authHttp.removeSecondFactor, { code })),
    ];
    const statuses = (await Promise.all(calls)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(maximum).fill(400), 429, 429]);
  });

  it('are forgotten at a right code', async () => {
    const administrator = await fixture.administrator();
    for (let round = 0; round < 2; round += 1) {
      const browser = await pendingLogIn(administrator);
      const wrong = fixture.wrongCode(administrator.secret);
      for (let failed = 0; failed < maximum - 1; failed += 1) await fixture.complete(browser, wrong);
      expect((await fixture.complete(browser, fixture.nextCode(administrator.secret))).status).toBe(200);
    }
  });

  it('of a stranger without the password are not counted: nobody else locks the owner out', async () => {
    const administrator = await fixture.administrator();
    const stranger = fixture.browser();
    await stranger.logIn(administrator.account.email, 'Wrong#2026');
    for (let failed = 0; failed <= maximum; failed += 1)
      expect(outcomeOf(await fixture.complete(stranger, '123456'))).toEqual([400, 'auth/log-in-expired']);
    const owner = await pendingLogIn(administrator);
    expect((await fixture.complete(owner, fixture.nextCode(administrator.secret))).status).toBe(200);
  });

  it('are told to the security log by the account’s id, and the limit too', async () => {
    const administrator = await fixture.administrator();
    const browser = await pendingLogIn(administrator);
    const record = jest.spyOn(fixture.auth.platform.service('auth').app.get(SecurityLog), 'record');
    const wrong = fixture.wrongCode(administrator.secret);
    const account = administrator.account._id.toString();
    await fixture.complete(browser, wrong);
    expect(record.mock.calls).toEqual([['second-factor-failed', { account }]]);
    for (let failed = 1; failed <= maximum; failed += 1) await fixture.complete(browser, wrong);
    expect(record.mock.calls).toContainEqual(['second-factor-limited', { account }]);
  });
});
