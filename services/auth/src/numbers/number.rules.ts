import { authEvents, PHONE } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import {
  type Account,
  type AccountChange,
  accountSnapshotOf,
  isGuest,
  raiseEpoch,
  withoutNumber,
} from '../accounts/account.rules.js';

const DAY_MS = 24 * 3_600_000;

/** The account that holds a number, as far as decisions need it. */
type Holder = Pick<Account, 'phoneProvedAt' | 'calledAt'>;

/** What else is known when a code was right; `isOwner`: this browser signed in to the holder's account before, or another proof was given. */
export interface NumberLogIn {
  name: string | undefined;
  isNewcomer: boolean;
  isOwner: boolean;
  /** An account of this number was deleted, and nobody has the number now. */
  wasDeleted: boolean;
}

/** `account`: the holder's. `newcomer`: a new account, under this name; the holder, if there is one, loses the number. */
export type NumberAdmission = { to: 'account' } | { to: 'newcomer'; name: string };

/**
 * Operators give a number to somebody else after a year without use: one that was proved later than that is its owner's, and so is
 * one that a guest called from.
 */
export function isFresh({ phoneProvedAt, calledAt }: Holder, now: Date): boolean {
  const usedAt = phoneProvedAt ?? calledAt;
  return usedAt !== undefined && now.getTime() - usedAt.getTime() < PHONE.freshDays * DAY_MS;
}

/**
 * Whose account the right code of a number opens. A number that was long unused opens its account for its owner alone, by a
 * known browser, the password or a mailed code; anybody else begins a new one. The account of a guest becomes
 * theirs who prove the number; of one who called long ago nobody can say that it is theirs.
 */
export function admitByNumber(
  holder: Holder | undefined,
  { name, isNewcomer, isOwner, wasDeleted }: NumberLogIn,
  now: Date,
): NumberAdmission {
  if (holder !== undefined && (isOwner || isFresh(holder, now))) return { to: 'account' };
  if (holder !== undefined && !isGuest(holder) && !isNewcomer) throw new DomainError('auth/number-long-unused');
  if (name !== undefined) return { to: 'newcomer', name };
  throw new DomainError(wasDeleted ? 'auth/user-deleted' : 'auth/name-required');
}

/** The account with a number that was proved now: no guest's any more. */
function withProven<A extends Account>(account: A, phone: string, now: Date): A {
  const { calledAt: _called, ...rest } = account;
  return { ...rest, phone, phoneProvedAt: now } as unknown as A;
}

const changedNumber = <A extends Account>(next: A, told: object = {}): AccountChange<A> => ({
  next,
  events: [{ definition: authEvents.phoneChanged, payload: { account: accountSnapshotOf(next), ...told } }],
});

/** A log-in by the number proves it again; noted once a day. Refused when the account has lost the number meanwhile. */
export function proveAgain<A extends Account>(account: A, phone: string, now: Date): AccountChange<A> | undefined {
  if (account.deletedAt !== null || account.phone !== phone) throw new DomainError('auth/code-invalid');
  if (isGuest(account)) return changedNumber(withProven(account, phone, now));
  const isOfToday = account.phoneProvedAt !== undefined && now.getTime() - account.phoneProvedAt.getTime() < DAY_MS;
  return isOfToday ? undefined : { next: { ...account, phoneProvedAt: now }, events: [] };
}

/**
 * Whether a number is given to an account by its password too: whoever found a phone unlocked could log in by their own number
 * from then on.
 */
export const needsPassword = ({ passwordHash, phone: own }: Account, phone: string): boolean =>
  passwordHash !== null && phone !== own;

/** What may be said of an e-mail to whoever has its account's number now. */
export const maskedEmail = (email: string): string => `${[...email][0]}…@…`;

/** The owner proved a number by its code: it is the account's, in place of a former one. */
export function proveNumber<A extends Account>(account: A, phone: string, now: Date): AccountChange<A> {
  if (account.deletedAt !== null) throw new DomainError('auth/user-deleted');
  const { phone: from } = account;
  const proved = withProven(account, phone, now);
  if (from === phone) return { next: proved, events: [] };
  return changedNumber({ ...proved, ...(from && { phoneChangedAt: now }) }, from ? { from } : {});
}

/**
 * The owner of this account proved the number of a guest, whose rides are theirs from now on; the epoch rises, so that tokens say
 * so. Undefined: they are already, or nobody is there to have them.
 */
export function takeOverGuest<A extends Account>(account: A, guestId: string, now: Date): AccountChange<A> | undefined {
  const { formerIds = [] } = account;
  if (account.deletedAt !== null || formerIds.includes(guestId)) return undefined;
  return { next: { ...raiseEpoch(account, now), formerIds: [...formerIds, guestId] }, events: [] };
}

/** Somebody else has the number of this account: refused while it is fresh here. Undefined: the account has lost it already. */
export function loseNumber<A extends Account>(account: A, phone: string, now: Date): AccountChange<A> | undefined {
  if (account.phone !== phone || account.deletedAt !== null) return undefined;
  if (isFresh(account, now)) throw new DomainError('auth/number-taken');
  return changedNumber(withoutNumber(account), { ...(isGuest(account) ? {} : { from: phone }), isTaken: true });
}

/**
 * The number of a guest goes to the account whose owner proved it, with the guest's rides; the event says to which, so that they
 * come also after a crash. Refused when somebody proved it for this account meanwhile. Undefined: the account has lost it already.
 */
export function giveNumber<A extends Account>(
  account: A,
  phone: string,
  takenBy: string,
): AccountChange<A> | undefined {
  if (account.phone !== phone || account.deletedAt !== null) return undefined;
  if (!isGuest(account)) throw new DomainError('auth/number-taken');
  return changedNumber({ ...withoutNumber(account), takenBy }, { isTaken: true, takenBy });
}
