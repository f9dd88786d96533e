import type { Role } from '@pothik/contracts/platform';
import { areaOf, DRIVER_REGISTRATION, rolesOf } from './access.rules';

/** Where people get other roles: SUPER_ADMIN's alone within the administrators' area. */
const PEOPLE = '/admin/users';

/** Whether a role may see a path: areas have their roles, registering as driver is for riders, people and roles are SUPER_ADMIN's, the rest is everybody's. */
export function maySee(role: Role, path: string): boolean {
  if (path === DRIVER_REGISTRATION) return role === 'RIDER';
  if (path === PEOPLE) return role === 'SUPER_ADMIN';
  const area = areaOf(path);
  return area === undefined || rolesOf(area).includes(role);
}
