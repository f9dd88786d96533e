import type { Role } from '@pothik/contracts/platform';
import { areaOf, DRIVER_REGISTRATION, rolesOf } from './access.rules';

/** Whether a role may see a path: areas list their roles, driver registration is for riders, and the rest is public. */
export function maySee(role: Role, path: string): boolean {
  if (path === DRIVER_REGISTRATION) return role === 'RIDER';
  const area = areaOf(path);
  return area === undefined || rolesOf(area).includes(role);
}
