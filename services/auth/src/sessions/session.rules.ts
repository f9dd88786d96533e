import { SESSION } from '@pothik/contracts/auth';
import type { Account } from '../accounts/account.rules.js';

export interface RefreshToken {
  familyId: string;
  /** When it was first traded for another one; null while it is fresh. */
  usedAt: Date | null;
  expiresAt: Date;
}

export interface SessionFamily {
  _id: { toString(): string };
  /** The account's epoch when its password, or Google, was looked at. */
  epoch: number;
  endedAt: Date | null;
}

/** What becomes of a refresh token that is presented. */
export type RefreshDecision = 'renew' | 'end-family' | 'refuse';

/**
 * A session is over when it was logged out, when its account is deleted, and when sessions were ended after its password was
 * looked at, unless it is the one that was kept.
 */
export function isOver(
  family: SessionFamily,
  { deletedAt, sessionsEnded }: Pick<Account, 'deletedAt' | 'sessionsEnded'>,
): boolean {
  if (family.endedAt !== null || deletedAt !== null) return true;
  if (sessionsEnded === undefined || family._id.toString() === sessionsEnded.kept) return false;
  // A family from before epochs were kept has none, and is over too.
  return !(family.epoch >= sessionsEnded.below);
}

/**
 * A fresh token is traded for another one; a used one too for 30 seconds more (two tabs, a lost answer).
 * Later reuse means that somebody else has it: the family ends. Unknown, old or ended ones are refused.
 */
export function decideRefresh(
  token: RefreshToken | undefined,
  family: SessionFamily | undefined,
  account: Pick<Account, 'deletedAt' | 'sessionsEnded'> | undefined,
  now: Date,
): RefreshDecision {
  if (token === undefined || family === undefined || account === undefined) return 'refuse';
  if (isOver(family, account) || now >= token.expiresAt) return 'refuse';
  if (token.usedAt === null) return 'renew';
  return now.getTime() - token.usedAt.getTime() <= SESSION.refreshGraceMs ? 'renew' : 'end-family';
}

/** A refresh token, and with it its family, is good for 30 days from when it was made. */
export const refreshTokenEnd = (now: Date): Date => new Date(now.getTime() + SESSION.refreshMs);
