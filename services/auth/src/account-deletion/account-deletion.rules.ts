import { authEvents, DELETED_ACCOUNT_STORED_MS } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import {
  type Account,
  type AccountChange,
  accountSnapshotOf,
  endSessions,
  refuseNewNumber,
  withoutNumber,
  withoutSecondFactor,
} from '../accounts/account.rules.js';

/** What the decision about a deletion depends on, besides the account. */
export interface DeletionContext {
  hasOpenRide: boolean;
  /** The keyed hashes by which log-in recognises a deleted account ("User is deleted!"). */
  emailHash?: string | undefined;
  phoneHash?: string | undefined;
}

/** How the owner proves their identity: by password, or where the account has none by a code that came by mail or SMS. */
export type DeletionProof =
  | { by: 'password'; password: string }
  | { by: 'mailed-code' | 'texted-code'; otp: string | undefined };

/**
 * An account with a password requires it; one without requires a code, by mail, without an e-mail by SMS. A code is sent when
 * none is given. Refused where there is no number either, which another account has taken, and by a number that has just
 * replaced another: whoever found a browser signed in could delete the account by their own.
 */
export function proofRequired(
  account: Account,
  form: { password?: string | undefined; otp?: string | undefined },
  now: Date,
): DeletionProof {
  const { passwordHash, email, phone } = account;
  if (passwordHash === null) {
    if (form.password !== undefined) throw new DomainError('auth/password-missing');
    if (email !== '') return { by: 'mailed-code', otp: form.otp };
    if (phone === undefined) throw new DomainError('auth/number-missing');
    refuseNewNumber(account, now);
    return { by: 'texted-code', otp: form.otp };
  }
  if (form.password === undefined) throw new DomainError('auth/password-wrong');
  return { by: 'password', password: form.password };
}

/**
 * Refused during an open ride. Empties the personal fields, ends every session and stores only keyed hashes of e-mail and
 * number, so that log-in can tell a deleted account from an unknown one.
 */
export function deleteAccount<A extends Account>(account: A, context: DeletionContext, now: Date): AccountChange<A> {
  if (account.deletedAt !== null) throw new DomainError('auth/user-deleted');
  if (context.hasOpenRide) throw new DomainError('auth/has-open-ride');
  const { emailHash, phoneHash } = context;
  return emptied(account, { ...(emailHash && { emailHash }), ...(phoneHash && { phoneHash }) }, now);
}

/**
 * An account that a former release made before its e-mail was proved is deleted like another, but for the hash of its e-mail:
 * nobody owned it, so log-in calls the e-mail unknown. Undefined: it is verified, or deleted already.
 */
export function deleteNeverVerified<A extends Account>(account: A, now: Date): AccountChange<A> | undefined {
  return account.verified || account.deletedAt !== null ? undefined : emptied(account, {}, now);
}

/** The account of a guest that became the owner's, and is deleted with theirs. Undefined: it is deleted already. */
export function deleteFormer<A extends Account>(account: A, now: Date): AccountChange<A> | undefined {
  return account.deletedAt === null ? emptied(account, {}, now) : undefined;
}

function emptied<A extends Account>(
  account: A,
  remembered: Pick<Account, 'emailHash' | 'phoneHash'>,
  now: Date,
): AccountChange<A> {
  const stripped = withoutNumber(withoutSecondFactor(account));
  const { googleSubject: _emptied, formerIds: _former, ...ended } = endSessions(stripped, now).next;
  const nobody = { name: '', email: '', passwordHash: null, verified: false };
  const next = { ...ended, ...nobody, ...remembered, deletedAt: now } as unknown as A;
  return { next, events: [{ definition: authEvents.userDeleted, payload: { account: accountSnapshotOf(next) } }] };
}

/** Accounts deleted up to this time may be removed from the database. */
export const purgedUntil = (now: Date): Date => new Date(now.getTime() - DELETED_ACCOUNT_STORED_MS);
