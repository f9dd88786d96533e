import { authHttp } from '@pothik/contracts/auth';
import { COOKIE, type Endpoint, type RawInput, type Role } from '@pothik/contracts/platform';
import type { Person } from '@pothik/service-kit';
import type { CallAnswer } from '@pothik/service-kit/testing';
import { TOTP } from 'otpauth';
import type { AccountDocument } from '../accounts/account.model.js';
import { type AuthPlatform, PASSWORD } from './auth-platform.js';
import { CookieBrowser } from './cookie-browser.js';
import { RoleFixture } from './role-fixture.js';

/** One time step of an authenticator, in milliseconds. */
export const STEP_MS = 30_000;

/** An administrator with a second factor, and the browser in which they set it up. */
export interface Administrator {
  account: AccountDocument;
  browser: CookieBrowser;
  secret: string;
  recoveryCodes: string[];
}

/** The auth service with administrators who have a second factor. */
export class SecondFactorFixture {
  private constructor(readonly people: RoleFixture) {}

  static async open(configuration: Record<string, unknown> = {}): Promise<SecondFactorFixture> {
    return new SecondFactorFixture(await RoleFixture.open({ RATE_LIMITS: 'on', ...configuration }));
  }

  get auth(): AuthPlatform {
    return this.people.auth;
  }

  close(): Promise<void> {
    return this.people.close();
  }

  /** What the authenticator shows now. */
  code(secret: string): string {
    return new TOTP({ secret }).generate({ timestamp: this.auth.platform.clock.now().getTime() });
  }

  /** What it shows a step later: a code that was not used before. */
  nextCode(secret: string): string {
    this.auth.platform.clock.advance(STEP_MS);
    return this.code(secret);
  }

  /** Six digits that are no code of the present steps. */
  wrongCode(secret: string): string {
    const now = this.auth.platform.clock.now().getTime();
    const near = [-STEP_MS, 0, STEP_MS].map((ms) => new TOTP({ secret }).generate({ timestamp: now + ms }));
    return ['111111', '222222', '333333', '444444'].find((code) => !near.includes(code)) as string;
  }

  browser(from?: string): CookieBrowser {
    return new CookieBrowser(this.auth, from);
  }

  /** A browser in which a person without second factor is signed in. */
  async signedIn(role: Role = 'ADMIN'): Promise<{ account: AccountDocument; browser: CookieBrowser }> {
    const account = await this.people.person(role);
    const browser = this.browser();
    await browser.logIn(account.email);
    return { account, browser };
  }

  /** An administrator who has set a second factor up. */
  async administrator(role: Role = 'ADMIN'): Promise<Administrator> {
    const { account, browser } = await this.signedIn(role);
    return { account, browser, ...(await this.setUp(browser)) };
  }

  async setUp(browser: CookieBrowser): Promise<{ secret: string; recoveryCodes: string[] }> {
    const { secret } = (await this.call(browser, authHttp.beginSecondFactor, { password: PASSWORD })).body.data;
    const confirmed = await this.call(browser, authHttp.confirmSecondFactor, { code: this.code(secret) });
    return { secret, recoveryCodes: confirmed.body.data.recoveryCodes };
  }

  /** Makes a call as the person whose access token the browser has. */
  async call<E extends Endpoint>(browser: CookieBrowser, endpoint: E, input: RawInput<E>): Promise<CallAnswer<E>> {
    return browser.call(endpoint, input, { as: await this.personIn(browser) });
  }

  complete(browser: CookieBrowser, code: string) {
    return browser.call(authHttp.completeLogIn, { code });
  }

  now({ account }: Pick<Administrator, 'account'>): Promise<AccountDocument> {
    return this.people.now(account._id);
  }

  /** The claims of the browser's access token, as the gateway states them. */
  async personIn(browser: CookieBrowser): Promise<Person> {
    const token = browser.cookies.get(COOKIE.access) ?? '';
    const claims = await this.auth.tokens.verify(token, this.auth.platform.clock.now());
    if (typeof claims === 'string') throw new Error(`The access token is ${claims}.`);
    const { sub, sid, email, role, verified, epoch } = claims;
    return { kind: 'person', id: sub, email, role, verified, sessionId: sid, epoch };
  }
}

/** The status and code of an answer. */
export const outcomeOf = ({ status, body }: { status: number; body: { code?: string | undefined } }) => [
  status,
  body.code,
];
