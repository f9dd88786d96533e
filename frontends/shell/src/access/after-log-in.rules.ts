import type { Role } from '@pothik/contracts/platform';
import { dashboardOf } from './access.rules';
import { maySee } from './may-see.rules';
import { ownPath } from './return-path.rules';

/**
 * Where log-in leads: the page that a guard refused, if the role may see it; otherwise RIDER home or to the open ride,
 * and drivers and administrators to their area.
 */
export function pathAfterLogIn(role: Role, next: string | null | undefined, hasOpenRide: boolean): string {
  const wanted = ownPath(next);
  if (wanted !== undefined && maySee(role, withoutQuery(wanted))) return wanted;
  if (role === 'RIDER') return hasOpenRide ? '/rider/current-ride' : '/';
  return dashboardOf(role);
}

const withoutQuery = (path: string): string => path.replace(/[?#].*/, '');
