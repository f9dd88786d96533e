import { DomainError } from '@pothik/contracts/catalogue';
import { type Account, type AccountChange, endSessions, replaceSessions } from '../accounts/account.rules.js';

/**
 * Refused for a deleted account, one without a password, and a wrong current password. `provenHash` is the hash that the
 * typed password matched, null for none; it differs from the account's when the password was changed meanwhile.
 */
export function refuseChange(account: Account, provenHash: string | null): void {
  if (account.deletedAt !== null) throw new DomainError('auth/user-deleted');
  if (account.passwordHash === null) throw new DomainError('auth/password-missing');
  if (account.passwordHash !== provenHash) throw new DomainError('auth/password-wrong');
}

/** Ends every session, also the one in which the password is changed: its browser is given a new one. */
export function changePassword<A extends Account>(
  account: A,
  change: { provenHash: string | null; passwordHash: string },
  now: Date,
): AccountChange<A> {
  refuseChange(account, change.provenHash);
  return withPassword(replaceSessions(account, now), change.passwordHash);
}

/** Ends every session; refused for a deleted account. */
export function resetPassword<A extends Account>(account: A, passwordHash: string, now: Date): AccountChange<A> {
  if (account.deletedAt !== null) throw new DomainError('auth/code-invalid');
  return withPassword(endSessions(account, now), passwordHash);
}

const withPassword = <A extends Account>({ next, events }: AccountChange<A>, passwordHash: string) => ({
  next: { ...next, passwordHash },
  events,
});
