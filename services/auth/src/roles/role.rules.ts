import { authEvents } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import { isAdministrator, ROLE, type Role } from '@pothik/contracts/platform';
import { type Account, type AccountChange, changeRole } from '../accounts/account.rules.js';

/** A SUPER_ADMIN's command to change a role, with its reason. */
export interface RoleOrder {
  by: string;
  role: Role;
  reason: string;
}

/** What the projections say of the person's rides and driver profile. */
export interface RoleContext {
  hasOpenRide: boolean;
  hasDriverProfile: boolean;
}

/**
 * Changes a role among RIDER, ADMIN and SUPER_ADMIN. Refused for a driver, during an open ride, for an administrator without
 * e-mail or whose e-mail is not verified, and for the caller's own role, so that the last SUPER_ADMIN stays. The audit log gets the reason.
 */
export function orderRole<A extends Account>(
  account: A,
  order: RoleOrder,
  context: RoleContext,
  now: Date,
): AccountChange<A> {
  const id = account._id.toString();
  if (account.deletedAt !== null) throw new DomainError('auth/person-not-found');
  if (id === order.by) throw new DomainError('auth/own-role');
  const to = roleGiven(account, order.role, context);
  if (to === account.role) throw new DomainError('auth/role-unchanged');
  if (isAdministrator(to) && !account.verified) throw new DomainError('auth/person-not-verified');
  if (isAdministrator(to) && account.email === '') throw new DomainError('auth/person-without-email');
  if (context.hasOpenRide) throw new DomainError('auth/person-has-open-ride');
  const { next, events } = changeRole(account, to, now);
  const entry = {
    act: 'role-changed',
    subjectType: 'person',
    subjectId: id,
    people: [id],
    reason: order.reason,
    before: { role: account.role },
    after: { role: to },
  };
  return { next, events: [...events, { definition: authEvents.actRecorded, payload: entry }] };
}

/** A person whose driver profile arrived after they became an administrator can return to DRIVER, and to no other role. */
function roleGiven(account: Account, wanted: Role, { hasDriverProfile }: RoleContext): Role {
  if (account.role === ROLE.DRIVER) throw new DomainError('auth/driver-stays-driver');
  if (!hasDriverProfile) return wanted;
  if (wanted !== ROLE.RIDER) throw new DomainError('auth/driver-stays-driver');
  return ROLE.DRIVER;
}
