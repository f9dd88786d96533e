import type { ErrorCode } from '@pothik/contracts/catalogue';

interface IssuerError {
  readonly code?: unknown;
  /** The issuer's error code, as OAuth defines it. */
  readonly error?: unknown;
  readonly name?: unknown;
  /** The underlying error, or the issuer's answer when OAuth does not define it. */
  readonly cause?: { readonly status?: unknown; readonly name?: unknown } | undefined;
}

const CONNECTION_ERRORS = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT']);
const TEMPORARY_ERRORS = new Set(['temporarily_unavailable', 'server_error']);

/** What a failed exchange means: the person cancelled, the issuer is unavailable, or the exchange is invalid. */
export function refusalOfIssuer(failure: unknown): ErrorCode {
  const { code, error, name, cause } = failure as IssuerError;
  if (error === 'access_denied') return 'auth/google-cancelled';
  // A fetch that cannot connect throws a TypeError.
  const isUnavailable =
    CONNECTION_ERRORS.has(String(code)) ||
    TEMPORARY_ERRORS.has(String(error)) ||
    [name, cause?.name].includes('TypeError');
  return isUnavailable || Number(cause?.status) >= 500 ? 'auth/google-unavailable' : 'auth/google-failed';
}
