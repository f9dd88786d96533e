import { accountSnapshot, authEvents, type session } from '@pothik/contracts/auth';
import { DomainError, type ErrorCode } from '@pothik/contracts/catalogue';
import type { EventDefinition, Language, Role } from '@pothik/contracts/platform';
import type { z } from 'zod';

/** The state that decisions about an account depend on. */
export interface Account {
  _id: { toString(): string };
  name: string;
  email: string;
  /** Null: the account has no password; it was created or taken over by signing in with Google. */
  passwordHash: string | null;
  /** Google's unchanging identifier (`sub`) of the linked person. */
  googleSubject?: string;
  role: Role;
  verified: boolean;
  /** Number of registrations before the e-mail was verified: a code belongs to one registration. */
  registration: number;
  /** Tokens issued under a lower epoch are invalid. */
  epoch: number;
  epochRaisedAt: Date;
  /**
   * Sessions started under an epoch lower than `below` are over; absent: none was ever ended. `kept` is the one session that
   * went on after a password was changed, in accounts written by an earlier release.
   */
  sessionsEnded?: { below: number; kept: string | null };
  /** The language chosen last; absent: none was chosen. */
  language?: Language;
  deletedAt: Date | null;
  /** Keyed hash of a deleted account's e-mail, until that e-mail is registered again. */
  emailHash?: string;
}

export interface AccountChange<A> {
  next: A;
  events: { definition: EventDefinition; payload: unknown }[];
}

/** The account in auth events: no secrets. */
export const accountSnapshotOf = (account: Account): z.output<typeof accountSnapshot> => ({
  id: account._id.toString(),
  name: account.name,
  email: account.email,
  role: account.role,
  verified: account.verified,
});

/** An account as its owner sees it. */
export function accountViewOf(
  account: Account & { createdAt: Date; updatedAt: Date },
): z.input<typeof session>['user'] {
  const { id, ...shown } = accountSnapshotOf(account);
  const { createdAt, updatedAt } = account;
  return { _id: id, ...shown, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

/** A new account is an unverified RIDER. */
export const registerAccount = (form: { name: string; email: string }, passwordHash: string | null, now: Date) => ({
  name: form.name,
  email: form.email,
  passwordHash,
  role: 'RIDER' as Role,
  verified: false,
  registration: 1,
  epoch: 1,
  epochRaisedAt: now,
  deletedAt: null as Date | null,
});

/** Publishes the registration; an account that starts with a verified e-mail is published as verified too. */
export const accountRegistered = (account: Account): AccountChange<Account>['events'] => {
  const payload = { account: accountSnapshotOf(account) };
  const registered = { definition: authEvents.userRegistered, payload };
  return account.verified ? [registered, { definition: authEvents.userVerified, payload }] : [registered];
};

/** Refused for a verified e-mail; an unverified account gets the new name and password, and earlier codes become void. */
export function registerAgain<A extends Account>(account: A, name: string, passwordHash: string): AccountChange<A> {
  if (account.verified) throw new DomainError('auth/email-taken');
  const next = { ...account, name, passwordHash, registration: account.registration + 1 };
  return { next, events: accountRegistered(next) };
}

/** Log-in requires an account that exists and is not deleted. */
export function accountToLogIn<A extends Account>(account: A | undefined): A {
  if (account === undefined) throw new DomainError('auth/user-not-found');
  if (account.deletedAt !== null) throw new DomainError('auth/user-deleted');
  return account;
}

/** Log-in checks the password first, then that the e-mail is verified; a suspended driver may log in. */
export function admitLogIn(account: Account, passwordMatches: boolean): void {
  if (!passwordMatches) throw new DomainError('auth/password-wrong');
  if (!account.verified) throw new DomainError('auth/user-not-verified');
}

/** Codes that verify an e-mail are mailed only to unverified accounts. */
export const awaitsProof = (account: Account | undefined): account is Account =>
  account !== undefined && account.deletedAt === null && !account.verified;

/** A right code verifies the registration it was sent for, and no later one. */
export function verifyAccount<A extends Account>(account: A, registration: number): AccountChange<A> | undefined {
  if (account.deletedAt !== null || account.registration !== registration) throw new DomainError('auth/code-invalid');
  if (account.verified) return undefined;
  const next = { ...account, verified: true };
  return { next, events: [{ definition: authEvents.userVerified, payload: { account: accountSnapshotOf(next) } }] };
}

/** The account of SUPER_ADMIN_EMAIL becomes SUPER_ADMIN once verified; a DRIVER stays DRIVER. */
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

/** Raises the epoch: invalidates every earlier token and ends every session. */
export function endSessions<A extends Account>(account: A, now: Date): AccountChange<A> {
  const raised = raiseEpoch(account, now);
  const next = { ...raised, sessionsEnded: { below: raised.epoch, kept: null } };
  return { next, events: [{ definition: authEvents.sessionsEnded, payload: { account: accountSnapshotOf(next) } }] };
}

/** A role change raises the epoch, so that no token carries the former role. */
export function changeRole<A extends Account>(account: A, to: Role, now: Date): AccountChange<A> {
  const next = { ...raiseEpoch(account, now), role: to };
  const payload = { account: accountSnapshotOf(next), from: account.role, to };
  return { next, events: [{ definition: authEvents.roleChanged, payload }] };
}

const raiseEpoch = <A extends Account>(account: A, now: Date): A => ({
  ...account,
  epoch: account.epoch + 1,
  epochRaisedAt: now,
});
