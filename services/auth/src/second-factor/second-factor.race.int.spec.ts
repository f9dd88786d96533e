import { rounds } from '@pothik/service-kit/testing';
import { SecondFactorFixture } from '../testing/second-factor-fixture.js';

let fixture: SecondFactorFixture;
beforeAll(async () => {
  fixture = await SecondFactorFixture.open({ RATE_LIMITS: 'off' });
});
afterAll(() => fixture.close());

const ROUNDS = rounds(100);
const LONGEST_MS = 600_000;

describe('of requests with the same code at once', () => {
  it(
    'one wins: with a recovery code',
    async () => {
      const { account, recoveryCodes } = await fixture.administrator();
      const [code = ''] = recoveryCodes;
      const browsers = await Promise.all([0, 1, 2].map(() => pendingLogIn(account.email)));
      const answers = await Promise.all(browsers.map((browser) => fixture.complete(browser, code)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
      expect((await fixture.now({ account })).secondFactor?.recoveryCodes).toHaveLength(9);
    },
    LONGEST_MS,
  );

  it(
    'one wins: with a code of the authenticator',
    async () => {
      const { account, secret } = await fixture.administrator();
      for (let round = 0; round < ROUNDS; round += 1) {
        const browsers = [await pendingLogIn(account.email), await pendingLogIn(account.email)];
        const code = fixture.nextCode(secret);
        const answers = await Promise.all(browsers.map((browser) => fixture.complete(browser, code)));
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
      }
    },
    LONGEST_MS,
  );

  it(
    'two different recovery codes for one pending log-in start one session',
    async () => {
      const { account, recoveryCodes } = await fixture.administrator();
      const browser = await pendingLogIn(account.email);
      const cookies = new Map(browser.cookies);
      const answers = await Promise.all(
        recoveryCodes.slice(0, 2).map((code) => {
          const same = fixture.browser();
          for (const [name, value] of cookies) same.cookies.set(name, value);
          return fixture.complete(same, code);
        }),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    },
    LONGEST_MS,
  );
});

async function pendingLogIn(email: string) {
  const browser = fixture.browser();
  expect((await browser.logIn(email)).status).toBe(403);
  return browser;
}
