import { authEvents, DELETED_ACCOUNT_STORED_MS } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import {
  type Account,
  type AccountChange,
  accountSnapshotOf,
  endSessions,
  withoutSecondFactor,
} from '../accounts/account.rules.js';

/** What the decision about a deletion depends on, besides the account. */
export interface DeletionContext {
  hasOpenRide: boolean;
  /** The keyed hash by which log-in recognises a deleted account ("User is deleted!"). */
  emailHash: string;
}

/** How the owner proves their identity: by password, or by a mailed code where the account has none. */
export type DeletionProof = { by: 'password'; password: string } | { by: 'code'; otp: string } | { by: 'mail' };

/** An account with a password requires it; one without requires a mailed code, and mails one when none was sent. */
export function proofRequired(
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
 * Refused during an open ride. Empties the personal fields, ends every session and stores only a keyed hash of the e-mail,
 * so that log-in can tell a deleted account from an unknown e-mail.
 */
export function deleteAccount<A extends Account>(account: A, context: DeletionContext, now: Date): AccountChange<A> {
  if (account.deletedAt !== null) throw new DomainError('auth/user-deleted');
  if (context.hasOpenRide) throw new DomainError('auth/has-open-ride');
  return emptied(account, { emailHash: context.emailHash }, now);
}

/**
 * An account that a former release made before its e-mail was proved is deleted like another, but for the hash of its e-mail:
 * nobody owned it, so log-in calls the e-mail unknown. Undefined: it is verified, or deleted already.
 */
export function deleteNeverVerified<A extends Account>(account: A, now: Date): AccountChange<A> | undefined {
  return account.verified || account.deletedAt !== null ? undefined : emptied(account, {}, now);
}

function emptied<A extends Account>(account: A, remembered: { emailHash?: string }, now: Date): AccountChange<A> {
  const { googleSubject: _emptied, ...ended } = endSessions(withoutSecondFactor(account), now).next;
  const nobody = { name: '', email: '', passwordHash: null, verified: false };
  const next = { ...ended, ...nobody, ...remembered, deletedAt: now } as unknown as A;
  return { next, events: [{ definition: authEvents.userDeleted, payload: { account: accountSnapshotOf(next) } }] };
}

/** Accounts deleted up to this time may be removed from the database. */
export const purgedUntil = (now: Date): Date => new Date(now.getTime() - DELETED_ACCOUNT_STORED_MS);
