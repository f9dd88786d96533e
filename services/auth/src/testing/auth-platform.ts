import { createHash, randomBytes } from 'node:crypto';
import { authHttp, SESSION } from '@pothik/contracts/auth';
import { COOKIE, cookieNameOf } from '@pothik/contracts/platform';
import { AccessTokens } from '@pothik/service-kit';
import { type CallAnswer, person, startTestPlatform, type TestPlatform } from '@pothik/service-kit/testing';
import { ACCOUNT_MODEL, type AccountDocument } from '../accounts/account.model.js';
import { PasswordHasher } from '../accounts/password.hasher.js';
import { AuthModule } from '../auth.module.js';
import { CodeSenderService } from '../codes/code-sender.service.js';
import { authService } from '../index.js';
import {
  REFRESH_TOKEN_MODEL,
  type RefreshTokenDocument,
  SESSION_FAMILY_MODEL,
  type SessionFamilyDocument,
} from '../sessions/session.model.js';
import { notificationStandIn } from './notification-stand-in.js';

export const PASSWORD = 'Pothik#2026';
const SESSION_KEYS = 'a-session-key-of-at-least-32-characters';

/** The message published when a person's sessions end. */
export interface SessionsEnded {
  personId: string;
  /** The one session that ended; without it, all of them. */
  sessionId?: string;
  epoch: number;
  reason: string;
  at: string;
}

/** The cookies of an answer, with their attributes. */
export interface Jar {
  values: Record<string, string>;
  attributes: Record<string, string>;
}

/** The auth service with a mailbox, and the calls a person makes; each e-mail has a browser that registered it last. */
export class AuthPlatform {
  private readonly registrations = new Map<string, string>();
  private readonly registrationCookie: string;
  readonly tokens: AccessTokens;

  constructor(
    readonly platform: TestPlatform,
    configuration: { PUBLIC_URL: string; SESSION_KEYS: string },
  ) {
    const isHttps = configuration.PUBLIC_URL.startsWith('https:');
    this.registrationCookie = cookieNameOf(COOKIE.registration, isHttps);
    this.tokens = new AccessTokens(configuration.SESSION_KEYS);
  }

  async register(email: string, password = PASSWORD, name = 'Rahima') {
    const answer = await this.platform.call(authHttp.registerUser, { name, email, password });
    const secret = jarOf(answer).values[this.registrationCookie];
    if (secret !== undefined) this.registrations.set(email, secret);
    return answer;
  }

  /** Requests a code without waiting for its mail, which is sent after the answer. */
  askForCode(email: string, language?: string) {
    return this.platform.call(authHttp.sendCode, { email }, this.holding(email, inLanguage(language)));
  }

  askForReset(email: string, language?: string) {
    return this.platform.call(authHttp.forgotPassword, { email }, inLanguage(language));
  }

  async sendCode(email: string, language?: string) {
    const answer = await this.askForCode(email, language);
    await this.mailsSent();
    return answer;
  }

  async forgotPassword(email: string, language?: string) {
    const answer = await this.askForReset(email, language);
    await this.mailsSent();
    return answer;
  }

  resetPassword(email: string, otp: string, password: string) {
    return this.platform.call(authHttp.resetPassword, { email, otp, password });
  }

  /** Resolves when every requested mail was sent or failed. */
  mailsSent(): Promise<void> {
    return this.platform.service('auth').app.get(CodeSenderService, { strict: false }).idle();
  }

  /** The newest code mailed to the address. */
  async mailedCode(email: string): Promise<string> {
    const [mail] = await this.platform.mailbox.list({ to: email });
    return /\d{6}/.exec(mail?.text ?? '')?.[0] ?? '';
  }

  verify(email: string, otp: string) {
    return this.platform.call(authHttp.verifyCode, { email, otp }, this.holding(email));
  }

  /** A verified account. */
  async signUp(email: string): Promise<AccountDocument> {
    await this.register(email);
    await this.sendCode(email);
    await this.verify(email, await this.mailedCode(email));
    return this.account(email);
  }

  logIn(email: string, password = PASSWORD, language?: string) {
    return this.platform.call(authHttp.login, { email, password }, inLanguage(language));
  }

  refresh(refreshToken: string) {
    return this.platform.call(authHttp.refresh, {}, { headers: { cookie: `${COOKIE.refresh}=${refreshToken}` } });
  }

  /** A log-in of an earlier release, which stored a document for each refresh token; returns its refresh token. */
  async formerRefreshToken(email: string, bytes = 32): Promise<string> {
    const { _id: personId, epoch } = await this.account(email);
    const token = randomBytes(bytes).toString('base64url');
    const now = this.platform.clock.now();
    const expiresAt = new Date(now.getTime() + SESSION.refreshMs);
    const families = this.platform.model<SessionFamilyDocument>('auth', SESSION_FAMILY_MODEL);
    const began = { personId: personId.toString(), epoch, startedAt: now, endedAt: null, expiresAt };
    const { _id } = await families.create({ _id: randomBytes(12).toString('hex'), ...began });
    const tokens = this.platform.model<RefreshTokenDocument>('auth', REFRESH_TOKEN_MODEL);
    const tokenHash = createHash('sha256').update(token).digest('base64url');
    await tokens.create({ tokenHash, familyId: _id.toString(), usedAt: null, expiresAt });
    return token;
  }

  /** The account's signed-in person, as in the gateway's statement. */
  as(account: AccountDocument, sessionId?: string) {
    const session = sessionId === undefined ? {} : { sessionId };
    return person({ id: account._id.toString(), email: account.email, role: account.role, ...session });
  }

  async account(email: string): Promise<AccountDocument> {
    const accounts = this.platform.model<AccountDocument>('auth', ACCOUNT_MODEL);
    return (await accounts.findOne({ email }).lean<AccountDocument>().orFail()) as AccountDocument;
  }

  /** Messages about ended sessions from now on; the array grows. */
  async subscribeToSessionsEnded(): Promise<readonly SessionsEnded[]> {
    const received: SessionsEnded[] = [];
    await this.platform.keyValue.subscribe('sessions-ended', (message) => received.push(JSON.parse(message)));
    return received;
  }

  close(): Promise<void> {
    return this.platform.close();
  }

  /** Adds the cookie of the browser that registered the e-mail. */
  private holding(email: string, { headers }: { headers?: { cookie: string } } = {}) {
    const secret = this.registrations.get(email);
    const held = secret === undefined ? [] : [`${this.registrationCookie}=${secret}`];
    const cookies = [...(headers === undefined ? [] : [headers.cookie]), ...held];
    return cookies.length === 0 ? {} : { headers: { cookie: cookies.join('; ') } };
  }
}

/** The status and message of a refusal. */
export const refused = ({ status, body }: { status: number; body: { message: string } }) => [status, body.message];

/** Six digits other than the code. */
export const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');

const inLanguage = (language: string | undefined): { headers?: { cookie: string } } =>
  language === undefined ? {} : { headers: { cookie: `${COOKIE.language}=${language}` } };

export function jarOf(answer: Pick<CallAnswer<never>, 'headers'>): Jar {
  const lines = [answer.headers['set-cookie'] ?? []].flat().map(String);
  const parts = lines.map((line) => /^([^=]+)=([^;]*);?\s*(.*)$/.exec(line) ?? []);
  return {
    values: Object.fromEntries(parts.map(([, name, value]) => [name, value])),
    attributes: Object.fromEntries(parts.map(([, name, , attributes]) => [name, attributes])),
  };
}

/** Hashes at the lowest cost, for speed; the real cost is tested in password.hasher.spec.ts. */
class QuickPasswordHasher extends PasswordHasher {
  protected override readonly cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
}

const quickAuth = {
  ...authService,
  module: { module: AuthModule, providers: [{ provide: PasswordHasher, useClass: QuickPasswordHasher }] },
};

export async function startAuth(configuration: Record<string, unknown> = {}): Promise<AuthPlatform> {
  const auth = { SESSION_KEYS, PUBLIC_URL: 'http://localhost:8080', ...configuration };
  const platform = await startTestPlatform({ services: [notificationStandIn, quickAuth], configuration: { auth } });
  return new AuthPlatform(platform, auth);
}
