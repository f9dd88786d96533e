import { SESSION } from '@pothik/contracts/auth';

export interface RefreshToken {
  familyId: string;
  /** When it was first traded for another one; null while it is fresh. */
  usedAt: Date | null;
  expiresAt: Date;
}

export interface SessionFamily {
  endedAt: Date | null;
}

/** What becomes of a refresh token that is presented. */
export type RefreshDecision = 'renew' | 'end-family' | 'refuse';

/**
 * A fresh token is traded for another one; a used one too for 30 seconds more (two tabs, a lost answer).
 * Later reuse means that somebody else has it: the family ends. Unknown, old or ended ones are refused.
 */
export function decideRefresh(
  token: RefreshToken | undefined,
  family: SessionFamily | undefined,
  now: Date,
): RefreshDecision {
  if (token === undefined || family === undefined || family.endedAt !== null) return 'refuse';
  if (now >= token.expiresAt) return 'refuse';
  if (token.usedAt === null) return 'renew';
  return now.getTime() - token.usedAt.getTime() <= SESSION.refreshGraceMs ? 'renew' : 'end-family';
}

/** A refresh token, and with it its family, is good for 30 days from when it was made. */
export const refreshTokenEnd = (now: Date): Date => new Date(now.getTime() + SESSION.refreshMs);
