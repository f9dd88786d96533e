import { SESSION } from '@pothik/contracts/auth';

/** A refresh token that a family still knows; only its hash. */
export interface IssuedToken {
  tokenHash: string;
  /** When it was first exchanged; null while unused. */
  usedAt: Date | null;
  expiresAt: Date;
}

/** What a refresh token says of itself, by its signature. */
export interface StatedToken {
  familyId: string;
  /** Counts the tokens of a family from 1. */
  number: number;
  expiresAt: Date;
}

/** Lost answers leave unused tokens; with more than these the oldest counts as used long ago. */
export const TOKENS_OF_FAMILY = 50;

/** When a token was used that its family does not know any more: longer ago than any grace. */
const LONG_AGO = new Date(0);

/**
 * The token that was presented, as it is decided on. One that its family has forgotten was used; it counts only if this
 * platform signed it, which a key that has been retired since does not show any more.
 */
export function presentedToken(
  tokenHash: string,
  stated: StatedToken,
  isSigned: boolean,
  known: readonly IssuedToken[],
): Omit<IssuedToken, 'tokenHash'> | undefined {
  const found = known.find((token) => token.tokenHash === tokenHash);
  if (found !== undefined) return found;
  return isSigned ? { usedAt: LONG_AGO, expiresAt: stated.expiresAt } : undefined;
}

/** The tokens a family knows once one of them was exchanged for another: the unused ones and those within their grace. */
export function tokensAfterExchange(
  known: readonly IssuedToken[],
  usedHash: string,
  issued: IssuedToken,
  now: Date,
): IssuedToken[] {
  const isWithinGrace = ({ usedAt }: IssuedToken) =>
    usedAt === null || now.getTime() - usedAt.getTime() <= SESSION.refreshGraceMs;
  return known
    .map((token) => (token.tokenHash === usedHash ? { ...token, usedAt: token.usedAt ?? now } : token))
    .filter((token) => isWithinGrace(token) && now < token.expiresAt)
    .concat(issued)
    .slice(-TOKENS_OF_FAMILY);
}
