import { authEvents } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import { isAdministrator } from '@pothik/contracts/platform';
import { type Account, type AccountChange, endSessions, isGuest } from '../accounts/account.rules.js';
import { proveNumber } from './number.rules.js';

/**
 * An administrator who saw a paper gives the account of somebody who lost their SIM another number, or confirms the same one.
 * Every session ends, because the phone may be lost too. Refused for the account of an administrator: no administrator gets
 * into another's; and for a guest's, which nobody can show to be theirs: they call from the other number. The audit log gets the
 * reason, and no number.
 */
export function replaceNumber<A extends Account>(
  account: A,
  { phone, reason }: { phone: string; reason: string },
  now: Date,
): AccountChange<A> {
  if (account.deletedAt !== null) throw new DomainError('auth/person-not-found');
  if (isAdministrator(account.role) || isGuest(account)) throw new DomainError('auth/not-allowed');
  const proved = proveNumber(account, phone, now);
  const ended = endSessions(proved.next, now);
  const id = account._id.toString();
  const entry = {
    act: 'number-replaced',
    subjectType: 'person',
    subjectId: id,
    people: [id],
    reason,
    before: {},
    after: {},
  };
  const recorded = { definition: authEvents.actRecorded, payload: entry };
  return { next: ended.next, events: [...proved.events, ...ended.events, recorded] };
}
