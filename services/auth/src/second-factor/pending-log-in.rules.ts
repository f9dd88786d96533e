import { SECOND_FACTOR } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import type { Account } from '../accounts/account.rules.js';
import { asksForCode } from './second-factor.rules.js';

/** A log-in that passed the password, or Google, and waits for the code of the second factor. */
export interface PendingLogIn {
  /** Hash of the secret in the browser's cookie. */
  secretHash: string;
  accountId: string;
  /** The account's epoch when the password was checked. */
  epoch: number;
  expiresAt: Date;
}

/** It waits for 5 minutes. */
export const pendingLogIn = (account: Account, secretHash: string, now: Date): PendingLogIn => ({
  secretHash,
  accountId: account._id.toString(),
  epoch: account.epoch,
  expiresAt: new Date(now.getTime() + SECOND_FACTOR.logInMs),
});

/**
 * Refuses to complete a log-in that took too long, or whose account has changed since: sessions were ended, the role
 * changed, or it has no second factor any more. @throws DomainError auth/user-deleted, auth/log-in-expired
 */
export function refuseCompletion(
  logIn: PendingLogIn,
  account: Pick<Account, 'deletedAt' | 'epoch' | 'role' | 'secondFactor'> | undefined,
  now: Date,
): void {
  if (now >= logIn.expiresAt || account === undefined) throw new DomainError('auth/log-in-expired');
  if (account.deletedAt !== null) throw new DomainError('auth/user-deleted');
  if (account.epoch !== logIn.epoch || !asksForCode(account)) throw new DomainError('auth/log-in-expired');
}
