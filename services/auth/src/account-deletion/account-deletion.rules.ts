import { authEvents, DELETED_ACCOUNT_KEPT_MS } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import { type Account, type AccountChange, accountSnapshotOf, endSessions } from '../accounts/account.rules.js';

/** What deleting an account is asked with, and what is known. */
export interface DeletionContext {
  hasOpenRide: boolean;
  /** The keyed hash that "User is deleted!" is remembered by. */
  emailHash: string;
}

/** How somebody proves that they may delete an account: by its password, or by a mailed code where it has none. */
export type DeletionProof = { by: 'password'; password: string } | { by: 'code'; otp: string } | { by: 'mail' };

/** An account with a password asks for it; one without asks for the mailed code, and mails it when there is none yet. */
export function proofAsked(
  { passwordHash }: Account,
  form: { password?: string | undefined; otp?: string | undefined },
): DeletionProof {
  if (passwordHash === null) {
    if (form.password !== undefined) throw new DomainError('auth/password-missing');
    return form.otp === undefined ? { by: 'mail' } : { by: 'code', otp: form.otp };
  }
  if (form.password === undefined) throw new DomainError('auth/password-wrong');
  return { by: 'password', password: form.password };
}

/**
 * Nobody with an open ride deletes their account. The personal fields are emptied, every session is over, and only a keyed
 * hash of the e-mail is left, so that 'User is deleted!' can be told from an unknown e-mail.
 */
export function deleteAccount<A extends Account>(
  account: A,
  projections: DeletionContext,
  now: Date,
): AccountChange<A> {
  if (account.deletedAt !== null) throw new DomainError('auth/user-deleted');
  if (projections.hasOpenRide) throw new DomainError('auth/has-open-ride');
  const { googleSubject: _emptied, ...ended } = endSessions(account, now).next;
  const emptied = { name: '', email: '', passwordHash: null, verified: false };
  const next = { ...ended, ...emptied, emailHash: projections.emailHash, deletedAt: now } as unknown as A;
  return { next, events: [{ definition: authEvents.userDeleted, payload: { account: accountSnapshotOf(next) } }] };
}

/** What remains of accounts deleted until then may go. */
export const purgedUntil = (now: Date): Date => new Date(now.getTime() - DELETED_ACCOUNT_KEPT_MS);
