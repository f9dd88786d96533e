import { DomainError, type ErrorCode } from '@pothik/contracts/catalogue';
import type { RATE_LIMIT } from '@pothik/contracts/platform';

/** The calls whose wrong tries count against an address, each apart, and the limit of each. */
export const LIMIT_OF_CALL = {
  login: 'failedLogInsPerAddress',
  googleSignIn: 'failedLogInsPerAddress',
  completeLogIn: 'wrongCodesPerAddress',
  logInByPhone: 'wrongCodesPerAddress',
  sendLogInProof: 'wrongCodesPerAddress',
  verifyCode: 'wrongCodesPerAddress',
  resetPassword: 'wrongCodesPerAddress',
} as const satisfies Record<string, keyof typeof RATE_LIMIT>;
export type TriedCall = keyof typeof LIMIT_OF_CALL;

const WRONG: ReadonlySet<ErrorCode> = new Set([
  'auth/user-not-found',
  'auth/user-deleted',
  'auth/password-wrong',
  'auth/code-invalid',
  'auth/mailed-code-invalid',
  'auth/second-factor-wrong',
  'auth/log-in-expired',
]);

/**
 * Whether a try that ended so was wrong. One that was right, was refused for another reason or met an outage is no guess: it
 * is given back.
 */
export const isWrongTry = (error: unknown): boolean => error instanceof DomainError && WRONG.has(error.code);

/** Within its limit an address is evaluated whoever is behind it; beyond it only the browser that is known. */
export const isEvaluated = (count: number, maximum: number, isKnown: boolean): boolean => count <= maximum || isKnown;
