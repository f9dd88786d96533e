import { authHttp } from '@pothik/contracts/auth';
import type { Role } from '@pothik/contracts/platform';
import { userHttp } from '@pothik/contracts/user';
import { Secret, TOTP } from 'otpauth';
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { logIn, PASSWORD, type PlatformAddresses } from '../support/people.js';
import type { Visitor } from '../support/visitor.js';
import { riderNamed } from './profile-people.js';
import { PEOPLE } from './screen-fixture.js';

const STEP_MS = 30_000;
const presentStep = (): number => Math.floor(Date.now() / STEP_MS);

/** The app on a person's phone. The platform accepts each time step once, so it never shows one twice. */
export class Authenticator {
  private readonly totp: TOTP;
  private lastStep = 0;

  constructor(secret: string) {
    this.totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  }

  /** The next code that the platform accepts: of this step or the next; after these it waits for the clock. */
  async nextCode(): Promise<string> {
    const step = Math.max(this.lastStep + 1, presentStep());
    await eventually(async () => expect(presentStep()).toBeGreaterThanOrEqual(step - 1), 2 * STEP_MS);
    this.lastStep = step;
    return this.totp.generate({ timestamp: step * STEP_MS });
  }
}

/** An administrator registered for one test, signed in. */
export async function administratorNamed(
  platform: PlatformAddresses,
  name: string,
  role: Exclude<Role, 'DRIVER' | 'RIDER'> = 'ADMIN',
): Promise<{ name: string; email: string; visitor: Visitor }> {
  const { email } = await riderNamed(platform, name);
  const superAdministrator = await logIn(platform.url, PEOPLE.superAdmin);
  await eventually(async () => {
    const { data } = await superAdministrator.call(userHttp.users, { searchTerm: email });
    const [person] = data;
    if (!person) throw new Error(`${email} is not listed yet`);
    if (person.role !== role) {
      const change = { userId: person._id, role, reason: 'Looks after Sylhet from now on.' };
      await superAdministrator.call(authHttp.changeRole, change);
    }
  });
  return { name, email, visitor: await logIn(platform.url, email) };
}

/** Sets up two-step verification through the API. */
export async function setUpFactor(visitor: Visitor) {
  const { secret } = await visitor.call(authHttp.beginSecondFactor, { password: PASSWORD });
  const app = new Authenticator(secret);
  const { recoveryCodes } = await visitor.call(authHttp.confirmSecondFactor, { code: await app.nextCode() });
  return { app, recoveryCodes };
}

/** Words of the set-up in one language. */
export interface SetUpWords {
  password: string;
  next: string;
  codes: string;
  kept: string;
  done: string;
}

export const ENGLISH_SET_UP: SetUpWords = {
  password: 'Your password',
  next: 'Continue',
  codes: 'Recovery codes',
  kept: 'I have kept them',
  done: 'Done',
};

export const BANGLA_SET_UP: SetUpWords = {
  password: 'আপনার পাসওয়ার্ড',
  next: 'এগিয়ে যান',
  codes: 'রিকভারি কোড',
  kept: 'আমি এগুলো রেখে দিয়েছি',
  done: 'শেষ',
};

/** Sets up two-step verification where the page asks for the password, reading the secret from the page. */
export async function setUpOnPage(page: Page, place: Locator, words: SetUpWords = ENGLISH_SET_UP) {
  await place.getByLabel(words.password, { exact: true }).fill(PASSWORD);
  await place.getByRole('button', { name: words.next, exact: true }).click();
  await place.locator('.shell-qr-code svg path').first().waitFor();
  const app = new Authenticator((await place.locator('.shell-secret code').textContent()) ?? '');
  await place.locator('.ui-code input').first().click();
  await page.keyboard.type(await app.nextCode());
  const list = place.getByRole('list', { name: words.codes });
  await list.waitFor();
  const recoveryCodes = await list.getByRole('listitem').allInnerTexts();
  await place.getByLabel(words.kept).check();
  await place.getByRole('button', { name: words.done, exact: true }).click();
  return { app, recoveryCodes };
}
