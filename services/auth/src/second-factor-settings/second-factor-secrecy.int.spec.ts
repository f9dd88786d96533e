import { authEvents, authHttp } from '@pothik/contracts/auth';
import { Logger } from '@pothik/engines';
import { SecurityLog } from '@pothik/service-kit';
import type { CookieBrowser } from '../testing/cookie-browser.js';
import { SecondFactorFixture } from '../testing/second-factor-fixture.js';

let fixture: SecondFactorFixture;
beforeAll(async () => {
  fixture = await SecondFactorFixture.open();
});
afterAll(() => fixture.close());

/** Everything that the service logs from now on, as text. */
function logged(): () => string {
  const { app } = fixture.auth.platform.service('auth');
  const [logger, securityLog] = [app.get(Logger, { strict: false }), app.get(SecurityLog)];
  const lines = [
    ...(['debug', 'info', 'warn', 'error'] as const).map((level) => jest.spyOn(logger, level)),
    jest.spyOn(securityLog, 'record'),
  ];
  return () => JSON.stringify(lines.map(({ mock }) => mock.calls));
}

it('the secret and the recovery codes are in no log line, no event and no answer but those that show them', async () => {
  const lines = logged();
  const { account, browser, secret, recoveryCodes } = await fixture.administrator();
  const superAdmin = await fixture.people.person('SUPER_ADMIN');
  const answers: unknown[] = [];
  const keep = async (made: Promise<{ body: unknown; headers: object }>) => {
    const { body, headers } = await made;
    answers.push(body, headers);
  };
  const second: CookieBrowser = fixture.browser();
  await keep(second.logIn(account.email));
  await keep(fixture.complete(second, fixture.wrongCode(secret)));
  await keep(fixture.complete(second, fixture.nextCode(secret)));
  await keep(fixture.call(browser, authHttp.secondFactor, {}));
  await keep(browser.call(authHttp.refresh, {}));
  await keep(fixture.call(browser, authHttp.confirmSecondFactor, { code: '123456' }));
  await keep(fixture.people.changeRole(superAdmin, account, 'RIDER'));
  await fixture.auth.platform.settled();
  const definitions = Object.values(authEvents);
  const events = await Promise.all(definitions.map((definition) => fixture.auth.platform.published(definition)));
  expect(events.flat().length).toBeGreaterThan(0);
  expect(lines()).toContain('second-factor-failed');
  for (const told of [lines(), JSON.stringify(events), JSON.stringify(answers)])
    for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
      expect(told).not.toContain(hidden);
});
