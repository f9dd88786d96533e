import { authHttp, ONE_TIME_CODE } from '@pothik/contracts/auth';
import { accountNumber } from '@pothik/contracts/platform';
import type { Person } from '@pothik/service-kit';
import { ACCOUNT_MODEL, type AccountDocument } from '../accounts/account.model.js';
import { type AuthPlatform, PASSWORD, startAuth } from './auth-platform.js';
import { smsStandIn } from './notification-stand-in.js';

interface LogInForm {
  phone: string;
  otp: string;
  name?: string;
  isNewcomer?: true;
  password?: string;
  mailedOtp?: string;
}

/** The auth service, and what people do with their numbers. */
export class NumberFixture {
  private numbers = 0;

  private constructor(readonly auth: AuthPlatform) {}

  static async open(configuration: Record<string, unknown> = {}): Promise<NumberFixture> {
    return new NumberFixture(await startAuth(configuration));
  }

  close(): Promise<void> {
    return this.auth.close();
  }

  /** A number that no test has used, as 01712345678. */
  phone(): string {
    this.numbers += 1;
    return `017${String(this.numbers).padStart(8, '0')}`;
  }

  /** The codes sent to a number, newest first. */
  texted(phone: string) {
    return smsStandIn.sent.filter(({ to }) => to === accountNumber(phone));
  }

  textedCode(phone: string): string {
    return this.texted(phone)[0]?.code ?? '';
  }

  /** Requests a code that signs up or logs in, once its SMS was sent. */
  async send(phone: string, language?: string) {
    const options = language === undefined ? {} : { headers: { cookie: `language=${language}` } };
    const answer = await this.auth.platform.call(authHttp.sendPhoneCode, { phone }, options);
    await this.auth.mailsSent();
    return answer;
  }

  logIn(form: LogInForm, cookie?: string) {
    const options = cookie === undefined ? {} : { headers: { cookie } };
    return this.auth.platform.call(authHttp.logInByPhone, form, options);
  }

  /** A code of a number, at once, whatever was sent before. */
  async freshCode(phone: string): Promise<string> {
    this.auth.platform.clock.advance(ONE_TIME_CODE.resendMs);
    await this.send(phone);
    return this.textedCode(phone);
  }

  /** A person who signed up by a number. */
  async signUp(phone = this.phone(), name = 'Rahima'): Promise<AccountDocument> {
    await this.send(phone);
    const answer = await this.logIn({ phone, otp: this.textedCode(phone), name });
    expect(answer.status).toBe(200);
    return this.holder(phone) as Promise<AccountDocument>;
  }

  async holder(phone: string): Promise<AccountDocument | undefined> {
    const held = { phone: accountNumber(phone), deletedAt: null };
    return (await this.accounts().findOne(held).lean<AccountDocument>()) ?? undefined;
  }

  accounts() {
    return this.auth.platform.model<AccountDocument>('auth', ACCOUNT_MODEL);
  }

  /** Nobody has proved the number for a year. */
  async neglect(phone: string): Promise<void> {
    const phoneProvedAt = new Date(this.auth.platform.clock.now().getTime() - 366 * 24 * 3_600_000);
    await this.accounts().updateOne(
      { phone: accountNumber(phone), deletedAt: null },
      { $set: { phoneProvedAt }, $inc: { version: 1 } },
    );
  }

  /** Requests a code for a number of one's own, once its SMS was sent. */
  async sendOwn(as: Person, phone: string) {
    const answer = await this.auth.platform.call(authHttp.sendOwnPhoneCode, { phone }, { as });
    await this.auth.mailsSent();
    return answer;
  }

  proveOwn(as: Person, phone: string, otp: string, password?: string) {
    const form = { phone, otp, ...(password !== undefined && { password }) };
    return this.auth.platform.call(authHttp.proveOwnPhone, form, { as });
  }

  /** Proves a number for an account, with its password if it has one. */
  async prove(account: AccountDocument, phone: string) {
    const as = this.auth.as(account);
    await this.sendOwn(as, phone);
    return this.proveOwn(as, phone, this.textedCode(phone), account.passwordHash === null ? undefined : PASSWORD);
  }

  /** Requests the code that adds an e-mail, once it was mailed. */
  async sendOwnEmail(account: AccountDocument, email: string) {
    const as = this.auth.as(account);
    const answer = await this.auth.platform.call(authHttp.sendOwnEmailCode, { email }, { as });
    await this.auth.mailsSent();
    return answer;
  }

  proveOwnEmail(account: AccountDocument, email: string, otp: string) {
    return this.auth.platform.call(authHttp.proveOwnEmail, { email, otp }, { as: this.auth.as(account) });
  }

  /** Adds an e-mail to an account without one. */
  async addEmail(account: AccountDocument, email: string) {
    await this.sendOwnEmail(account, email);
    return this.proveOwnEmail(account, email, await this.auth.mailedCode(email));
  }

  deleteMe(account: AccountDocument, form: { otp?: string; password?: string } = {}) {
    return this.auth.platform.call(authHttp.deleteMe, form, { as: this.auth.as(account) });
  }
}
