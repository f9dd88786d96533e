import { authEvents } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import { isAdministrator, ROLE, type Role } from '@pothik/contracts/platform';
import { type Account, type AccountChange, changeRole } from '../accounts/account.rules.js';

/** What a SUPER_ADMIN wants, and why. */
export interface RoleOrder {
  by: string;
  role: Role;
  reason: string;
}

/** What is known here of the person's rides and driver profile. */
export interface RoleContext {
  hasOpenRide: boolean;
  hasDriverProfile: boolean;
}

/**
 * Roles change among RIDER, ADMIN and SUPER_ADMIN, for people who proved their e-mail, have no driver profile and no open
 * ride; nobody changes their own, so the last SUPER_ADMIN stays. A DRIVER stays DRIVER. The act is recorded with its reason.
 */
export function orderRole<A extends Account>(
  account: A,
  order: RoleOrder,
  projections: RoleContext,
  now: Date,
): AccountChange<A> {
  const id = account._id.toString();
  if (account.deletedAt !== null) throw new DomainError('auth/person-not-found');
  if (id === order.by) throw new DomainError('auth/own-role');
  const to = roleGiven(account, order.role, projections);
  if (to === account.role) throw new DomainError('auth/role-unchanged');
  if (isAdministrator(to) && !account.verified) throw new DomainError('auth/person-not-verified');
  if (projections.hasOpenRide) throw new DomainError('auth/person-has-open-ride');
  const { next, events } = changeRole(account, to, now);
  const act = {
    act: 'role-changed',
    subjectType: 'person',
    subjectId: id,
    reason: order.reason,
    before: { role: account.role },
    after: { role: to },
  };
  return { next, events: [...events, { definition: authEvents.actRecorded, payload: act }] };
}

/** Whoever became an administrator while their driver profile was on its way goes back to it, and only to it. */
function roleGiven(account: Account, wanted: Role, { hasDriverProfile }: RoleContext): Role {
  if (account.role === ROLE.DRIVER) throw new DomainError('auth/driver-stays-driver');
  if (!hasDriverProfile) return wanted;
  if (wanted !== ROLE.RIDER) throw new DomainError('auth/driver-stays-driver');
  return ROLE.DRIVER;
}
