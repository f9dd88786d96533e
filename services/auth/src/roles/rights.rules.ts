import { authEvents } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import { type Rights, ROLE } from '@pothik/contracts/platform';
import { type Account, type AccountChange, accountSnapshotOf, raiseEpoch } from '../accounts/account.rules.js';

/** A SUPER_ADMIN's command: all rights that an ADMIN has from now on, and why. */
export interface RightsOrder {
  rights: Rights;
  reason: string;
}

/**
 * Sets the rights of an ADMIN; a SUPER_ADMIN has every right by nature. The epoch rises, so that no token carries a right that was
 * taken. The audit log gets the reason.
 */
export function orderRights<A extends Account>(account: A, order: RightsOrder, now: Date): AccountChange<A> {
  if (account.deletedAt !== null) throw new DomainError('auth/person-not-found');
  if (account.role !== ROLE.ADMIN) throw new DomainError('auth/rights-of-admins-alone');
  const [from, to] = [[...(account.rights ?? [])].sort(), [...new Set(order.rights)].sort()];
  if (from.join() === to.join()) throw new DomainError('auth/rights-unchanged');
  const next = { ...raiseEpoch(account, now), rights: to };
  const id = account._id.toString();
  const entry = {
    act: 'rights-changed',
    subjectType: 'person',
    subjectId: id,
    people: [id],
    reason: order.reason,
    before: { rights: from.join(', ') },
    after: { rights: to.join(', ') },
  };
  return {
    next,
    events: [
      { definition: authEvents.rightsChanged, payload: { account: accountSnapshotOf(next), from, to } },
      { definition: authEvents.actRecorded, payload: entry },
    ],
  };
}
