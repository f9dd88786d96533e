import { authEvents } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import {
  type Account,
  type AccountChange,
  endSessions,
  replaceSessions,
  withoutSecondFactor,
} from '../accounts/account.rules.js';
import { presentFactor } from '../second-factor/second-factor.rules.js';

/** An order to remove somebody's second factor; `by`: the SUPER_ADMIN, undefined for an operator. */
export interface ResetOrder {
  by: string | undefined;
  reason: string | undefined;
}

/** Stores a new secret that waits for its first code; an earlier one goes. @throws DomainError auth/second-factor-exists */
export function beginSecondFactor<A extends Account>(account: A, sealedSecret: string): AccountChange<A> {
  refusePresent(account);
  return { next: { ...account, pendingSecondFactor: sealedSecret }, events: [] };
}

/** The encrypted secret that waits. @throws DomainError auth/second-factor-exists, auth/second-factor-missing */
export function pendingSecret(account: Account): string {
  refusePresent(account);
  if (account.pendingSecondFactor === undefined) throw new DomainError('auth/second-factor-missing');
  return account.pendingSecondFactor;
}

/** Switches the second factor on, by the secret that waits, and ends every session; its owner goes on in a new one. Throws as `pendingSecret` does. */
export function confirmSecondFactor<A extends Account>(
  account: A,
  { step, recoveryCodes }: { step: number; recoveryCodes: string[] },
  now: Date,
): AccountChange<A> {
  const secret = pendingSecret(account);
  const { next, events } = replaceSessions(withoutSecondFactor(account), now);
  return { next: { ...next, secondFactor: { secret, since: now, lastStep: step, recoveryCodes } }, events };
}

/** Replaces the recovery codes that are left. */
export function renewRecoveryCodes<A extends Account>(account: A, recoveryCodes: string[]): AccountChange<A> {
  return { next: { ...account, secondFactor: { ...presentFactor(account), recoveryCodes } }, events: [] };
}

/** @throws DomainError auth/second-factor-missing; auth/second-factor-demanded where administrators need one */
export function refuseRemoval(account: Account, demand: 'optional' | 'required'): void {
  presentFactor(account);
  if (demand === 'required') throw new DomainError('auth/second-factor-demanded');
}

/** Switches one's own second factor off; the sessions go on. */
export const removeSecondFactor = <A extends Account>(account: A): AccountChange<A> => ({
  next: withoutSecondFactor(account),
  events: [],
});

/**
 * Removes the second factor of a person who lost it and ends their sessions. The audit log gets the reason.
 * @throws DomainError auth/person-not-found, auth/own-second-factor, auth/second-factor-missing
 */
export function resetSecondFactor<A extends Account>(account: A, order: ResetOrder, now: Date): AccountChange<A> {
  const id = account._id.toString();
  if (account.deletedAt !== null) throw new DomainError('auth/person-not-found');
  if (id === order.by) throw new DomainError('auth/own-second-factor');
  presentFactor(account);
  const { next, events } = endSessions(withoutSecondFactor(account), now);
  const entry = {
    act: 'second-factor-reset',
    subjectType: 'person',
    subjectId: id,
    people: [id],
    ...(order.reason === undefined ? {} : { reason: order.reason }),
    before: { secondFactor: true },
    after: { secondFactor: false },
  };
  return { next, events: [...events, { definition: authEvents.actRecorded, payload: entry }] };
}

function refusePresent({ secondFactor }: Account): void {
  if (secondFactor !== undefined) throw new DomainError('auth/second-factor-exists');
}
