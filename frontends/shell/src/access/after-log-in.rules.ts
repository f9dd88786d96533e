import type { Role } from '@pothik/contracts/platform';
import { dashboardOf } from './access.rules';
import { maySee } from './may-see.rules';
import { ownPath } from './return-path.rules';

/**
 * Where log-in leads: the page a guard turned away, if the role may see it; else RIDER home, or to the open ride;
 * drivers and administrators to their area.
 */
export function pathAfterLogIn(role: Role, next: string | null | undefined, hasOpenRide: boolean): string {
  const wanted = ownPath(next);
  if (wanted !== undefined && maySee(role, withoutQuery(wanted))) return wanted;
  if (role === 'RIDER') return hasOpenRide ? '/rider/current-ride' : '/';
  return dashboardOf(role);
}

const withoutQuery = (path: string): string => path.replace(/[?#].*/, '');
