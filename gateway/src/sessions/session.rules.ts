import { DomainError } from '@pothik/contracts/catalogue';
import type { Access, Endpoint } from '@pothik/contracts/platform';
import type { SessionState } from '@pothik/service-kit';

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

/**
 * @throws DomainError auth/session-stale when the token's epoch is lower than the person's or its session was ended; the
 * browser refreshes then, because it may hold the tokens of a later session
 */
export function refuseStale(tokenEpoch: number, present: SessionState): void {
  if (tokenEpoch < present.epoch || present.ended) throw new DomainError('auth/session-stale');
}

/**
 * An administrator who must set up a second factor may make only the calls that are allowed before; PUBLIC ones are open to
 * everybody. @throws DomainError auth/second-factor-needed
 */
export function refuseBeforeSecondFactor(
  { needsSecondFactor }: { needsSecondFactor?: true | undefined },
  { access, isBeforeSecondFactor }: Pick<Endpoint, 'access' | 'isBeforeSecondFactor'>,
): void {
  if (!needsSecondFactor || access === 'PUBLIC' || isBeforeSecondFactor) return;
  throw new DomainError('auth/second-factor-needed');
}
