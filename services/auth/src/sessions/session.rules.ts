import { SESSION } from '@pothik/contracts/auth';
import { isAdministrator } from '@pothik/contracts/platform';
import type { Account } from '../accounts/account.rules.js';

export interface RefreshToken {
  /** When it began to count as used; null while it may be exchanged. */
  usedAt: Date | null;
  expiresAt: Date;
}

export interface SessionFamily {
  _id: { toString(): string };
  /** The account's epoch when the password, or Google, was checked. */
  epoch: number;
  /** When it was logged in. */
  startedAt: Date;
  endedAt: Date | null;
}

/** What to do with a presented refresh token. */
export type RefreshDecision = 'renew' | 'end-family' | 'refuse';

/**
 * A session is over when it was logged out, when its account is deleted, and when sessions were ended after its password was
 * checked, unless it is the kept one.
 */
export function isOver(
  family: Omit<SessionFamily, 'startedAt'>,
  { deletedAt, sessionsEnded }: Pick<Account, 'deletedAt' | 'sessionsEnded'>,
): boolean {
  if (family.endedAt !== null || deletedAt !== null) return true;
  if (sessionsEnded === undefined || family._id.toString() === sessionsEnded.kept) return false;
  // A family stored before epochs existed has none, and is over too.
  return !(family.epoch >= sessionsEnded.below);
}

/**
 * The sessions of an account that end because it has more than `SESSION.perAccount`: the oldest of those that are not
 * over. Of sessions that began at the same moment the one with the lower id is older.
 */
export function beyondLimit<Family extends SessionFamily>(
  families: readonly Family[],
  account: Pick<Account, 'deletedAt' | 'sessionsEnded'>,
): Family[] {
  const newestFirst = (one: Family, other: Family) =>
    other.startedAt.getTime() - one.startedAt.getTime() || (other._id.toString() > one._id.toString() ? 1 : -1);
  return families
    .filter((family) => !isOver(family, account))
    .sort(newestFirst)
    .slice(SESSION.perAccount);
}

/**
 * A token is exchanged until a successor of it, or of the token before it, was exchanged (two tabs, a lost answer, however
 * late); then it counts as used, and is exchanged for 30 more seconds. Later use means that it was stolen: the family ends.
 * Unknown, expired or ended ones are refused.
 */
export function decideRefresh(
  token: RefreshToken | undefined,
  family: SessionFamily | undefined,
  account: Pick<Account, 'deletedAt' | 'sessionsEnded' | 'role'> | undefined,
  now: Date,
): RefreshDecision {
  if (token === undefined || family === undefined || account === undefined) return 'refuse';
  if (isOver(family, account) || now >= token.expiresAt) return 'refuse';
  if (isAdministrator(account.role) && now >= administratorsEnd(token, family)) return 'refuse';
  if (token.usedAt === null) return 'renew';
  return now.getTime() - token.usedAt.getTime() <= SESSION.refreshGraceMs ? 'renew' : 'end-family';
}

/**
 * When a session ends at the latest; undefined: while it is refreshed it does not. An administrator's ends 7 days after its
 * log-in, also that of somebody who became administrator meanwhile.
 */
export const sessionEnd = ({ role }: Pick<Account, 'role'>, startedAt: Date): Date | undefined =>
  isAdministrator(role) ? new Date(startedAt.getTime() + SESSION.administratorMs) : undefined;

/** 12 hours after the token's issue, at the latest 7 days after the log-in. */
function administratorsEnd({ expiresAt }: RefreshToken, { startedAt }: SessionFamily): Date {
  const issuedAt = expiresAt.getTime() - SESSION.refreshMs;
  return new Date(Math.min(issuedAt + SESSION.administratorIdleMs, startedAt.getTime() + SESSION.administratorMs));
}

/** A refresh token and its family are valid for 30 days from its issue. */
export const refreshTokenEnd = (now: Date): Date => new Date(now.getTime() + SESSION.refreshMs);

/** Length in base64url of the 32 bytes that releases before `__Host-` cookies issued; later tokens are longer. */
const FORMER_LENGTH = 43;

/**
 * Whether a release before `__Host-` cookies issued this refresh token. Only then a cookie without the prefix is believed:
 * another host may have set it, and then with a token of its own, which is a new one.
 */
export const isOfFormerRelease = (refreshToken: string): boolean => refreshToken.length === FORMER_LENGTH;
