import { PHONE } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import { isAdministrator, type Language, ROLE } from '@pothik/contracts/platform';
import { type Account, type AccountChange, callerLookedUp, isGuest } from '../accounts/account.rules.js';

const DAY_MS = 24 * 3_600_000;

/** Refuses those for whom nobody books: administrators, and drivers, who do not book for themselves either. */
export function requireCaller({ role }: Pick<Account, 'role'>): void {
  if (isAdministrator(role)) throw new DomainError('auth/number-of-administrator');
  if (role === ROLE.DRIVER) throw new DomainError('auth/number-of-driver');
}

/** A guest who called long ago may be somebody else: their number was given to another person since. */
export const isForgotten = ({ calledAt }: Pick<Account, 'calledAt'>, now: Date): boolean =>
  calledAt !== undefined && now.getTime() - calledAt.getTime() >= PHONE.freshDays * DAY_MS;

/** The desk is told who has a number, which the audit log gets. Refused when the account has lost the number meanwhile. */
export function lookUp<A extends Account>(account: A, phone: string): AccountChange<A> {
  if (account.deletedAt !== null || account.phone !== phone) throw new DomainError('request/conflict');
  return { next: account, events: [callerLookedUp(account)] };
}

/** The same when the desk books; of a guest it notes once a day that they called. */
export function callAgain<A extends Account>(account: A, phone: string, now: Date): AccountChange<A> {
  const { events } = lookUp(account, phone);
  const { calledAt } = account;
  const isNoted = calledAt === undefined || now.getTime() - calledAt.getTime() < DAY_MS;
  return { next: isNoted ? account : { ...account, calledAt: now }, events };
}

/** Where an SMS of the desk reaches somebody. A person who chose no language is told in Bangla, as guests are. */
export const contactOf = ({ phone, language, deletedAt }: Account): { phone: string; language: Language } | null =>
  phone === undefined || deletedAt !== null ? null : { phone, language: language ?? 'bn' };

/** Whether a guest's account is found by its number for the desk; of everybody else it is. */
export const isKnownToDesk = (account: Account, now: Date): boolean => !isGuest(account) || !isForgotten(account, now);
