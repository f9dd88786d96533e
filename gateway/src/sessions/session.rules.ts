import { DomainError } from '@pothik/contracts/catalogue';
import type { Access } from '@pothik/contracts/platform';

/** What the access cookie turned out to be. */
export type Presented<Claims> =
  | { state: 'none' }
  | { state: 'expired' }
  | { state: 'invalid' }
  | { state: 'valid'; claims: Claims };

/**
 * Whoever is signed in is stated to the owner; a call that needs nobody is never refused for a dead cookie.
 * A dead session says so (`auth/session-expired`), so that the browser refreshes it; no session at all is `auth/not-signed-in`.
 */
export function claimsFor<Claims>(presented: Presented<Claims>, access: Access): Claims | undefined {
  if (presented.state === 'valid') return presented.claims;
  if (access === 'PUBLIC') return undefined;
  throw new DomainError(presented.state === 'expired' ? 'auth/session-expired' : 'auth/not-signed-in');
}

/** A token made under a lower epoch than the person's present one is stale. */
export function refuseStale(tokenEpoch: number, presentEpoch: number): void {
  if (tokenEpoch < presentEpoch) throw new DomainError('auth/session-stale');
}
