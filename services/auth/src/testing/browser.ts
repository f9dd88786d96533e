import { randomBytes } from 'node:crypto';
import type { AccessClaims } from '@pothik/contracts/auth';
import { COOKIE } from '@pothik/contracts/platform';
import type { Person } from '@pothik/service-kit';
import { DemonstrationAccounts } from '../demonstration.js';
import { SessionService } from '../sessions/session.service.js';
import { type AuthPlatform, jarOf, PASSWORD } from './auth-platform.js';

/** A logged-in browser: the person of its statement, and its refresh token. */
export interface Browser {
  person: Person;
  refreshToken: string;
}

/** Seeds verified RIDERs with the usual password in one go, for tests of many rounds. */
export async function seedPeople(auth: AuthPlatform, emails: readonly string[]): Promise<void> {
  const createdAt = auth.platform.clock.now();
  const people = emails.map((email) => ({
    id: randomBytes(12).toString('hex'),
    name: 'Rahima',
    email,
    role: 'RIDER' as const,
    createdAt,
  }));
  const accounts = auth.platform.service('auth').app.get(DemonstrationAccounts, { strict: false });
  await accounts.seed(people, PASSWORD);
}

export async function logInBrowser(auth: AuthPlatform, email: string, password = PASSWORD): Promise<Browser> {
  const answer = await auth.logIn(email, password);
  const { sid } = await claimsIn(auth, answer);
  return { person: auth.as(await auth.account(email), sid), refreshToken: refreshTokenIn(answer) };
}

/** A logged-in browser without the cost of a password hash, for tests of many rounds. */
export async function openBrowser(auth: AuthPlatform, email: string): Promise<Browser> {
  const account = await auth.account(email);
  const sessions = auth.platform.service('auth').app.get(SessionService, { strict: false });
  const { accessToken, refreshToken } = await sessions.start(account);
  const { sid } = await claimsOf(auth, accessToken);
  return { person: auth.as(account, sid), refreshToken };
}

export const refreshTokenIn = (answer: Parameters<typeof jarOf>[0]): string =>
  jarOf(answer).values[COOKIE.refresh] ?? '';

/** The claims of the access token in an answer's cookies. */
export const claimsIn = (auth: AuthPlatform, answer: Parameters<typeof jarOf>[0]): Promise<AccessClaims> =>
  claimsOf(auth, jarOf(answer).values[COOKIE.access] ?? '');

async function claimsOf(auth: AuthPlatform, accessToken: string): Promise<AccessClaims> {
  const claims = await auth.tokens.verify(accessToken, auth.platform.clock.now());
  if (typeof claims === 'string') throw new Error(`The access token is ${claims}.`);
  return claims;
}
