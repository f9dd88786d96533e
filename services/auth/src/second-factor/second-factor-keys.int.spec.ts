import { authHttp } from '@pothik/contracts/auth';
import { Sweeper } from '@pothik/service-kit';
import { ACCOUNT_MODEL, type AccountDocument } from '../accounts/account.model.js';
import type { AuthConfiguration } from '../configuration.js';
import { PASSWORD } from '../testing/auth-platform.js';
import { type Administrator, SecondFactorFixture } from '../testing/second-factor-fixture.js';
import { SecondFactorHasher } from './second-factor.hasher.js';
import { SECOND_FACTOR_KEYS_SWEEP, SecondFactorKeysService } from './second-factor-keys.service.js';

const OLD = 'an-old-session-key-of-at-least-32-characters';
const NEW = 'a-new-session-key-of-at-least-32-characters';
const hasherOf = (keys: string) => new SecondFactorHasher({ SESSION_KEYS: keys } as AuthConfiguration);

let fixture: SecondFactorFixture;
beforeAll(async () => {
  fixture = await SecondFactorFixture.open({ SESSION_KEYS: `${NEW},${OLD}` });
});
afterAll(() => fixture.close());

const accounts = () => fixture.auth.platform.model<AccountDocument>('auth', ACCOUNT_MODEL);

/** Encrypts what is stored of an administrator under the old key, as before the rotation. */
async function beforeRotation({ account, secret }: Pick<Administrator, 'account' | 'secret'>, field: string) {
  const sealed = await hasherOf(OLD).seal(secret);
  await accounts().updateOne({ _id: account._id }, { $set: { [field]: sealed } });
}

describe('after a rotation of the session keys', () => {
  it('a second factor under the former key still works, its recovery codes too', async () => {
    const administrator = await fixture.administrator();
    await beforeRotation(administrator, 'secondFactor.secret');
    const { email } = administrator.account;
    for (const code of [fixture.nextCode(administrator.secret), administrator.recoveryCodes[0] ?? '']) {
      const browser = fixture.browser();
      await browser.logIn(email);
      expect((await fixture.complete(browser, code)).status).toBe(200);
    }
  });

  it('a start encrypts it anew under the first key, so that dropping the former one loses none', async () => {
    const administrator = await fixture.administrator();
    await beforeRotation(administrator, 'secondFactor.secret');
    await fixture.auth.platform.startInstance('auth');
    const { secondFactor } = await fixture.now(administrator);
    expect(await hasherOf(NEW).open(secondFactor?.secret ?? '')).toBe(administrator.secret);
    const browser = fixture.browser();
    await browser.logIn(administrator.account.email);
    expect((await fixture.complete(browser, administrator.recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('a secret that waits to be confirmed is encrypted anew too, also while the service runs', async () => {
    const { account, browser } = await fixture.signedIn();
    const begun = await fixture.call(browser, authHttp.beginSecondFactor, { password: PASSWORD });
    const { secret } = begun.body.data;
    await beforeRotation({ account, secret }, 'pendingSecondFactor');
    await fixture.auth.platform.service('auth').app.get(Sweeper).run(SECOND_FACTOR_KEYS_SWEEP);
    const { pendingSecondFactor = '' } = await fixture.now({ account });
    expect(await hasherOf(NEW).open(pendingSecondFactor)).toBe(secret);
  });

  it('two instances at once do no harm, also while a code is used', async () => {
    const administrator = await fixture.administrator();
    await beforeRotation(administrator, 'secondFactor.secret');
    const keys = fixture.auth.platform.service('auth').app.get(SecondFactorKeysService, { strict: false });
    const browser = fixture.browser();
    await browser.logIn(administrator.account.email);
    const [used] = await Promise.all([
      fixture.complete(browser, administrator.recoveryCodes[0] ?? ''),
      keys.resealAll(),
      keys.resealAll(),
    ]);
    expect(used.status).toBe(200);
    await keys.resealAll();
    const { secondFactor } = await fixture.now(administrator);
    expect(await hasherOf(NEW).open(secondFactor?.secret ?? '')).toBe(administrator.secret);
    expect(secondFactor?.recoveryCodes).toHaveLength(9);
  });
});
