import type { Role } from '@pothik/contracts/platform';
import { areaOf, DRIVER_REGISTRATION, rolesOf } from './access.rules';

/** The page that changes roles: for SUPER_ADMIN only, within the administrators' area. */
const PEOPLE = '/admin/users';

/** Whether a role may see a path: areas list their roles, driver registration is for riders, the users page is for SUPER_ADMIN, and the rest is public. */
export function maySee(role: Role, path: string): boolean {
  if (path === DRIVER_REGISTRATION) return role === 'RIDER';
  if (path === PEOPLE) return role === 'SUPER_ADMIN';
  const area = areaOf(path);
  return area === undefined || rolesOf(area).includes(role);
}
