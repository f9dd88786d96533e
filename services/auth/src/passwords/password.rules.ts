import { DomainError } from '@pothik/contracts/catalogue';
import { type Account, type AccountChange, endSessions } from '../accounts/account.rules.js';

/**
 * Changing a password needs an account that is not deleted and has one, and the present password: `provenHash` is what the
 * one that was typed matched, null when it matched nothing. One that has been changed meanwhile is not the present one.
 */
export function refuseChange(account: Account, provenHash: string | null): void {
  if (account.deletedAt !== null) throw new DomainError('auth/user-deleted');
  if (account.passwordHash === null) throw new DomainError('auth/password-missing');
  if (account.passwordHash !== provenHash) throw new DomainError('auth/password-wrong');
}

/** A changed password ends every session but the one it was changed in. */
export function changePassword<A extends Account>(
  account: A,
  change: { provenHash: string | null; passwordHash: string; sessionId: string },
  now: Date,
): AccountChange<A> {
  refuseChange(account, change.provenHash);
  return withPassword(account, change.passwordHash, change.sessionId, now);
}

/** A reset password ends every session and verifies nothing; a code of an earlier registration, or of a deleted account, is none. */
export function resetPassword<A extends Account>(
  account: A,
  reset: { registration: number; passwordHash: string },
  now: Date,
): AccountChange<A> {
  if (account.deletedAt !== null || account.registration !== reset.registration)
    throw new DomainError('auth/code-invalid');
  return withPassword(account, reset.passwordHash, null, now);
}

function withPassword<A extends Account>(
  account: A,
  passwordHash: string,
  keptSession: string | null,
  now: Date,
): AccountChange<A> {
  const { next, events } = endSessions(account, now, keptSession);
  return { next: { ...next, passwordHash }, events };
}
