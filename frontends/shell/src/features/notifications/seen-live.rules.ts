import type { Notification } from '@pothik/contracts/notification';
import type { Role } from '@pothik/contracts/platform';
import { rideOf } from './notification-list.rules';
import { rideHref } from './ride-href.rules';

/** What was on the screen when an entry arrived. */
interface Screen {
  role: Role;
  pathname: string;
  /** Whether the tab was in sight. */
  visible: boolean;
}

/** The ride of an entry that its reader saw happen: the page where they follow or act on it was in sight. */
export function rideSeenLive(entry: Notification, { role, pathname, visible }: Screen): string | undefined {
  const ride = rideOf(entry);
  if (!visible || ride === undefined) return undefined;
  const pages = [rideHref(ride, role, ride), rideHref(ride, role, undefined)];
  return pages.includes(pathname) ? ride : undefined;
}
