import { authHttp } from '@pothik/contracts/auth';
import type { Endpoint, RawInput } from '@pothik/contracts/platform';
import type { Person } from '@pothik/service-kit';
import type { CallAnswer } from '@pothik/service-kit/testing';
import { type AuthPlatform, jarOf, PASSWORD } from './auth-platform.js';

/** A browser that keeps its cookies, and no other browser's: for tests of two people at one e-mail. `from`: its address. */
export class CookieBrowser {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly auth: AuthPlatform,
    private readonly from?: string,
  ) {}

  async call<E extends Endpoint>(
    endpoint: E,
    input: RawInput<E>,
    options: { as?: Person } = {},
  ): Promise<CallAnswer<E>> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.auth.platform.call(endpoint, input, {
      ...options,
      ...this.behind(),
      headers: { cookie },
    });
    this.keep(jarOf(answer).values);
    return answer;
  }

  register(email: string, password = PASSWORD, name = 'Rahima') {
    return this.call(authHttp.registerUser, { name, email, password });
  }

  async sendCode(email: string) {
    const answer = await this.call(authHttp.sendCode, { email });
    await this.auth.mailsSent();
    return answer;
  }

  verify(email: string, otp: string) {
    return this.call(authHttp.verifyCode, { email, otp });
  }

  logIn(email: string, password = PASSWORD) {
    return this.call(authHttp.login, { email, password });
  }

  private behind(): { from?: string } {
    return this.from === undefined ? {} : { from: this.from };
  }

  private keep(values: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(values)) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
