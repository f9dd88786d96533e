import type { ErrorCode } from '@pothik/contracts/catalogue';

interface IssuerError {
  readonly code?: unknown;
  /** The issuer's own word, as OAuth defines it. */
  readonly error?: unknown;
  readonly name?: unknown;
  /** What was thrown below, or the issuer's answer when it was none of those that OAuth defines. */
  readonly cause?: { readonly status?: unknown; readonly name?: unknown } | undefined;
}

const AWAY = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT']);
const NOT_NOW = new Set(['temporarily_unavailable', 'server_error']);

/** What a failed exchange means: the person refused, the issuer was away, or nobody was vouched for. */
export function refusalOfIssuer(failure: unknown): ErrorCode {
  const { code, error, name, cause } = failure as IssuerError;
  if (error === 'access_denied') return 'auth/google-cancelled';
  // A fetch that reaches nobody is a TypeError.
  const isAway = AWAY.has(String(code)) || NOT_NOW.has(String(error)) || [name, cause?.name].includes('TypeError');
  return isAway || Number(cause?.status) >= 500 ? 'auth/google-unavailable' : 'auth/google-failed';
}
