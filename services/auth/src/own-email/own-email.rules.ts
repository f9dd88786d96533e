import { authEvents } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import {
  type Account,
  type AccountChange,
  accountSnapshotOf,
  raiseEpoch,
  refuseNewNumber,
} from '../accounts/account.rules.js';

/** Refused to an account that has an e-mail, or whose number replaced another in the last 72 hours. */
export function refuseEmail(account: Account, now: Date): void {
  if (account.deletedAt !== null) throw new DomainError('auth/user-deleted');
  if (account.email !== '') throw new DomainError('auth/has-email');
  refuseNewNumber(account, now);
}

/** The account has an e-mail, which its code proved. The epoch is raised, so that no token is without it. */
export function addEmail<A extends Account>(account: A, email: string, now: Date): AccountChange<A> {
  refuseEmail(account, now);
  const next = { ...raiseEpoch(account, now), email };
  return { next, events: [{ definition: authEvents.userVerified, payload: { account: accountSnapshotOf(next) } }] };
}
