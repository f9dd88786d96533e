import { SESSION } from '@pothik/contracts/auth';

/** A refresh token that a family still knows; only its hash. */
export interface IssuedToken {
  tokenHash: string;
  /** When it began to count as used; null while it may be exchanged. */
  usedAt: Date | null;
  expiresAt: Date;
  /** The hash of the token it is a successor of; absent for the first token, and for those of releases before. */
  successorOf?: string;
}

/** What a refresh token says of itself, by its signature. */
export interface StatedToken {
  familyId: string;
  /** Counts the tokens of a family from 1. */
  number: number;
  expiresAt: Date;
}

/** Lost answers leave successors that nobody uses; of more than these the oldest counts as used long ago. */
export const TOKENS_OF_FAMILY = 50;
/** Beside the token exchanged last and its newest successor. */
const OTHERS_OF_FAMILY = TOKENS_OF_FAMILY - 2;

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

/**
 * The tokens a family knows once one of them was exchanged. An exchange counts the token before it and that one's other
 * successors as used from now on: a token may be exchanged again, however late, until one of its successors is. One that
 * already counts as used gets a successor of the token exchanged last, so that copies meet at the next exchange. The token
 * exchanged last is never dropped: the answers to it may all have been lost.
 */
export function tokensAfterExchange(
  known: readonly IssuedToken[],
  presented: IssuedToken,
  issued: Omit<IssuedToken, 'successorOf'>,
  now: Date,
): IssuedToken[] {
  const isLate = presented.usedAt !== null;
  const exchanged = (isLate ? lastExchanged(known) : undefined) ?? presented.tokenHash;
  const staysUnused = ({ tokenHash, successorOf }: IssuedToken) =>
    isLate || tokenHash === exchanged || successorOf === exchanged;
  const isWithinGrace = ({ usedAt }: IssuedToken) =>
    usedAt === null || now.getTime() - usedAt.getTime() <= SESSION.refreshGraceMs;
  const isKnown = known.some(({ tokenHash }) => tokenHash === presented.tokenHash);
  const tokens = (isKnown ? known : [...known, presented])
    .map((token) => (staysUnused(token) ? token : { ...token, usedAt: token.usedAt ?? now }))
    .filter((token) => isWithinGrace(token) && now < token.expiresAt);
  const last = tokens.filter(({ tokenHash }) => tokenHash === exchanged);
  const others = tokens.filter(({ tokenHash }) => tokenHash !== exchanged);
  return [...last, ...others.slice(-OTHERS_OF_FAMILY), { ...issued, successorOf: exchanged }];
}

/** The hash of the token that was exchanged last: the newest token that may be exchanged is its successor. */
const lastExchanged = (known: readonly IssuedToken[]): string | undefined =>
  known.findLast(({ usedAt, successorOf }) => usedAt === null && successorOf !== undefined)?.successorOf;

/**
 * The index of the refresh token that is read of those in one request: the one issued last, of equals the last one.
 * @param stated what each token says; undefined for one of an earlier form
 */
export function issuedLast(stated: readonly (StatedToken | undefined)[]): number {
  const timeOf = (index: number) => stated[index]?.expiresAt.getTime() ?? 0;
  const numberOf = (index: number) => stated[index]?.number ?? 0;
  return stated.reduce((best, _, index) => {
    const lead = timeOf(index) - timeOf(best) || numberOf(index) - numberOf(best);
    return lead < 0 ? best : index;
  }, 0);
}
