import { DomainError } from '@pothik/contracts/catalogue';
import type { Access } from '@pothik/contracts/platform';

/** The state of the access cookie. */
export type AccessCookie<Claims> =
  | { state: 'none' }
  | { state: 'expired' }
  | { state: 'invalid' }
  | { state: 'valid'; claims: Claims };

/**
 * The claims of the signed-in caller. A PUBLIC call is never refused for an invalid cookie.
 * @throws DomainError auth/session-expired, so that the browser refreshes the session, or auth/not-signed-in
 */
export function claimsFor<Claims>(cookie: AccessCookie<Claims>, access: Access): Claims | undefined {
  if (cookie.state === 'valid') return cookie.claims;
  if (access === 'PUBLIC') return undefined;
  throw new DomainError(cookie.state === 'expired' ? 'auth/session-expired' : 'auth/not-signed-in');
}

/** @throws DomainError auth/session-stale when the token's epoch is lower than the person's */
export function refuseStale(tokenEpoch: number, currentEpoch: number): void {
  if (tokenEpoch < currentEpoch) throw new DomainError('auth/session-stale');
}
