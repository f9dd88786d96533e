import { type AccountSnapshot, authEvents, type session } from '@pothik/contracts/auth';
import type { ErrorCode } from '@pothik/contracts/catalogue';
import { type EventDefinition, isAdministrator, type Language, type Role } from '@pothik/contracts/platform';
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
  email: string;
  /** Null: the account has no password; it was created by signing in with Google. */
  passwordHash: string | null;
  /** Google's unchanging identifier (`sub`) of the linked person. */
  googleSubject?: string;
  role: Role;
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
}

export interface AccountChange<A> {
  next: A;
  events: { definition: EventDefinition; payload: unknown }[];
}

/** The account in auth events: no secrets. */
export const accountSnapshotOf = (account: Account): AccountSnapshot => ({
  id: account._id.toString(),
  name: account.name,
  email: account.email,
  role: account.role,
  verified: account.verified,
});

export type AccountView = z.input<typeof session>['user'];

/** An account as its owner sees it. */
export function accountViewOf(account: Account & { createdAt: Date; updatedAt: Date }): AccountView {
  const { id, ...shown } = accountSnapshotOf(account);
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

/** Publishes a new account as registered and as verified. */
export const accountRegistered = (account: Account): AccountChange<Account>['events'] => {
  const payload = { account: accountSnapshotOf(account) };
  return [
    { definition: authEvents.userRegistered, payload },
    { definition: authEvents.userVerified, payload },
  ];
};

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

/** The account without second factor, confirmed or pending. */
export function withoutSecondFactor<A extends Account>(account: A): A {
  const { secondFactor: _factor, pendingSecondFactor: _pending, ...rest } = account;
  return rest as unknown as A;
}

/**
 * A role change raises the epoch, so that no token carries the former role. Who is no administrator any more has no second
 * factor.
 */
export function changeRole<A extends Account>(account: A, to: Role, now: Date): AccountChange<A> {
  const kept = isAdministrator(to) ? account : withoutSecondFactor(account);
  const next = { ...raiseEpoch(kept, now), role: to };
  const payload = { account: accountSnapshotOf(next), from: account.role, to };
  return { next, events: [{ definition: authEvents.roleChanged, payload }] };
}

const raiseEpoch = <A extends Account>(account: A, now: Date): A => ({
  ...account,
  epoch: account.epoch + 1,
  epochRaisedAt: now,
});
