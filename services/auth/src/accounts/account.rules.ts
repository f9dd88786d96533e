import { type AccountSnapshot, authEvents, PHONE, type session } from '@pothik/contracts/auth';
import { DomainError, type ErrorCode } from '@pothik/contracts/catalogue';
import {
  type EventDefinition,
  isAdministrator,
  type Language,
  type Rights,
  type Role,
} from '@pothik/contracts/platform';
import type { z } from 'zod';

/** An administrator's second factor, once its first code confirmed it. */
export interface SecondFactor {
  /** The authenticator's secret, encrypted. */
  secret: string;
  since: Date;
  /** The time step (30 s since 1970) of the last code that was accepted: no earlier one is accepted again. */
  lastStep: number;
  /** Keyed hashes of the recovery codes that are left. */
  recoveryCodes: string[];
}

/** The state that decisions about an account depend on. */
export interface Account {
  _id: { toString(): string };
  name: string;
  /** '' where there is none: of people who signed up by a number, and of deleted accounts. */
  email: string;
  /** The proven number, or that of a guest, as +8801712345678; absent where none is. */
  phone?: string;
  /** When the number was proved the last time, a log-in by it included; to a day. */
  phoneProvedAt?: Date;
  /** When the number replaced another one; absent: it is the account's first. */
  phoneChangedAt?: Date;
  /** A guest: the desk booked for who called from the number then, and nobody has proved it; to a day. Absent: no guest. */
  calledAt?: Date;
  /** Accounts of guests that have become this one, because its owner proved their number. */
  formerIds?: string[];
  /** Of a former guest: the account that has its number and its rides. */
  takenBy?: string;
  /** Null: the account has no password; it was created by signing in with Google. */
  passwordHash: string | null;
  /** Google's unchanging identifier (`sub`) of the linked person. */
  googleSubject?: string;
  role: Role;
  /** What a SUPER_ADMIN allowed an ADMIN beyond the role: `RIGHT`s; absent: nothing. */
  rights?: Rights;
  /** False only of a deleted account, and of one that a former release made before its e-mail was proved. */
  verified: boolean;
  /** Tokens issued under a lower epoch are invalid. */
  epoch: number;
  epochRaisedAt: Date;
  /**
   * Sessions started under an epoch lower than `below` are over; absent: none was ever ended. `kept` is the one session that
   * went on after a password was changed, in accounts written by an earlier release.
   */
  sessionsEnded?: { below: number; kept: string | null };
  /** When nobody was signed in any more; absent while somebody is, and until a session ends. */
  signedOutAt?: Date;
  /** The language chosen last; absent: none was chosen. */
  language?: Language;
  deletedAt: Date | null;
  /** Of administrators alone. */
  secondFactor?: SecondFactor;
  /** The encrypted secret of a second factor that waits for its first code. */
  pendingSecondFactor?: string;
  /** Keyed hash of a deleted account's e-mail, until that e-mail is registered again. */
  emailHash?: string;
  /** The same of its number. */
  phoneHash?: string;
}

export interface AccountChange<A> {
  next: A;
  events: { definition: EventDefinition; payload: unknown }[];
}

/** Whether the desk made the account, and nobody has proved its number. */
export const isGuest = ({ calledAt }: Pick<Account, 'calledAt'>): boolean => calledAt !== undefined;

/** The account in auth events: no secrets. */
export const accountSnapshotOf = (account: Account): AccountSnapshot => ({
  id: account._id.toString(),
  name: account.name,
  email: account.email,
  ...(account.phone === undefined ? {} : { [isGuest(account) ? 'guestPhone' : 'phone']: account.phone }),
  role: account.role,
  ...(account.rights?.length ? { rights: [...account.rights] } : {}),
  verified: account.verified,
  ...(account.language === undefined ? {} : { language: account.language }),
});

export type AccountView = z.input<typeof session>['user'];

/** An account as its owner sees it. */
export function accountViewOf(account: Account & { createdAt: Date; updatedAt: Date }): AccountView {
  const { id, language: _own, phone: _ofProfile, guestPhone: _ofGuest, ...shown } = accountSnapshotOf(account);
  const { createdAt, updatedAt } = account;
  return { _id: id, ...shown, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

/** A new account is a RIDER whose e-mail was proved, by a code or by Google. */
export const registerAccount = (form: { name: string; email: string }, passwordHash: string | null, now: Date) => ({
  name: form.name,
  email: form.email,
  passwordHash,
  role: 'RIDER' as Role,
  verified: true,
  epoch: 1,
  epochRaisedAt: now,
  deletedAt: null as Date | null,
});

/** A new account of a number that was proved by a code, without e-mail and password. */
export const registerByPhone = ({ name, phone }: { name: string; phone: string }, now: Date) => ({
  ...registerAccount({ name, email: '' }, null, now),
  phone,
  phoneProvedAt: now,
});

/** A new account of a number that somebody called the desk from: nobody can log in to it until the number is proved. */
export const registerGuest = ({ name, phone }: { name: string; phone: string }, now: Date) => ({
  ...registerAccount({ name, email: '' }, null, now),
  phone,
  calledAt: now,
});

/** Publishes a new account as registered and as verified; the audit log gets a guest's, whom the desk made. */
export const accountRegistered = (account: Account): AccountChange<Account>['events'] => {
  const payload = { account: accountSnapshotOf(account) };
  return [
    { definition: authEvents.userRegistered, payload },
    { definition: authEvents.userVerified, payload },
    ...(isGuest(account) ? [callerLookedUp(account)] : []),
  ];
};

/** The desk looked somebody up by their number, or took their call: the audit log gets it, without the number. */
export function callerLookedUp(account: Account): AccountChange<Account>['events'][number] {
  const id = account._id.toString();
  const entry = { act: 'caller-looked-up', subjectType: 'person', subjectId: id, people: [id], before: {}, after: {} };
  return { definition: authEvents.actRecorded, payload: entry };
}

/** The account of SUPER_ADMIN_EMAIL becomes SUPER_ADMIN; a DRIVER stays DRIVER. */
export function becomeSuperAdmin<A extends Account>(account: A, now: Date): AccountChange<A> | undefined {
  const stays = account.role === 'SUPER_ADMIN' || superAdminRefusal(account) !== undefined;
  return stays ? undefined : changeRole(account, 'SUPER_ADMIN', now);
}

/** Why this account cannot become SUPER_ADMIN; undefined when it can, or is. */
export function superAdminRefusal({ deletedAt, verified, role }: Account): ErrorCode | undefined {
  if (deletedAt !== null) return 'auth/user-deleted';
  if (!verified) return 'auth/user-not-verified';
  return role === 'DRIVER' ? 'auth/driver-stays-driver' : undefined;
}

/** Registering as a driver turns a RIDER into a DRIVER; other roles stay. */
export function becomeDriver<A extends Account>(account: A, now: Date): AccountChange<A> | undefined {
  if (account.role !== 'RIDER' || account.deletedAt !== null) return undefined;
  return changeRole(account, 'DRIVER', now);
}

/** Raises the epoch, which invalidates every earlier token and ends every session; nobody is signed in any more. */
export function endSessions<A extends Account>(account: A, now: Date): AccountChange<A> {
  const ended = replaceSessions(account, now);
  const left = signOut(ended.next, now);
  return { next: left?.next ?? ended.next, events: [...ended.events, ...(left?.events ?? [])] };
}

/** The same for a person who goes on in a new session at once, which is no end of the last session. */
export function replaceSessions<A extends Account>(account: A, now: Date): AccountChange<A> {
  const raised = raiseEpoch(account, now);
  const next = { ...raised, sessionsEnded: { below: raised.epoch, kept: null } };
  return { next, events: [{ definition: authEvents.sessionsEnded, payload: { account: accountSnapshotOf(next) } }] };
}

/** The last session has ended: no session was open at this time. Undefined when that is known, or the account is deleted. */
export function signOut<A extends Account>(account: A, at: Date): AccountChange<A> | undefined {
  if (account.signedOutAt !== undefined || account.deletedAt !== null) return undefined;
  const payload = { account: accountSnapshotOf(account), at: at.toISOString() };
  return { next: { ...account, signedOutAt: at }, events: [{ definition: authEvents.signedOut, payload }] };
}

/** A session began at this time. Undefined when somebody was signed in. */
export function signIn<A extends Account>(account: A, at: Date): AccountChange<A> | undefined {
  if (account.signedOutAt === undefined || account.deletedAt !== null) return undefined;
  const { signedOutAt: _known, ...rest } = account;
  const payload = { account: accountSnapshotOf(account), at: at.toISOString() };
  return { next: rest as unknown as A, events: [{ definition: authEvents.signedIn, payload }] };
}

/** Undefined when the account has this language, or is deleted. */
export function chooseLanguage<A extends Account>(account: A, language: Language): AccountChange<A> | undefined {
  if (account.language === language || account.deletedAt !== null) return undefined;
  const next = { ...account, language };
  return { next, events: [{ definition: authEvents.languageChosen, payload: { account: accountSnapshotOf(next) } }] };
}

/** The account without second factor, confirmed or pending. */
export function withoutSecondFactor<A extends Account>(account: A): A {
  const { secondFactor: _factor, pendingSecondFactor: _pending, ...rest } = account;
  return rest as unknown as A;
}

/**
 * Refused for 72 hours after another number replaced the account's: whoever found a browser signed in, or has taken a lost SIM
 * over, could use their own.
 */
export function refuseNewNumber({ phoneChangedAt }: Account, now: Date): void {
  const isNew = phoneChangedAt !== undefined && now.getTime() - phoneChangedAt.getTime() < PHONE.settledMs;
  if (isNew) throw new DomainError('auth/number-too-new');
}

/** The account without a number. */
export function withoutNumber<A extends Account>(account: A): A {
  const { phone: _phone, phoneProvedAt: _proved, phoneChangedAt: _changed, calledAt: _called, ...rest } = account;
  return rest as unknown as A;
}

/**
 * A role change raises the epoch, so that no token carries the former role, and takes every right away. Who is no administrator
 * any more has no second factor.
 */
export function changeRole<A extends Account>(account: A, to: Role, now: Date): AccountChange<A> {
  const { rights: _taken, ...others } = isAdministrator(to) ? account : withoutSecondFactor(account);
  const kept = others as unknown as A;
  const next = { ...raiseEpoch(kept, now), role: to };
  const payload = { account: accountSnapshotOf(next), from: account.role, to };
  return { next, events: [{ definition: authEvents.roleChanged, payload }] };
}

/** Invalidates every earlier token; sessions go on. */
export const raiseEpoch = <A extends Account>(account: A, now: Date): A => ({
  ...account,
  epoch: account.epoch + 1,
  epochRaisedAt: now,
});
