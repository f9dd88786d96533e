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

/** A driver's request that is gone leaves the page without a word: nobody saw that happen. */
const isLost = ({ facts }: Notification): boolean =>
  facts.outcome !== undefined || facts.to === 'CANCELLED' || facts.to === 'REJECTED';

/** A request comes up over home and every page of a driver. */
const isOverPage = ({ leadsTo }: Notification, pathname: string): boolean =>
  leadsTo?.page === 'requests' && (pathname === '/' || pathname.startsWith('/driver/'));

/** The ride of an entry that its reader saw happen: the page where they follow or act on it was in sight. */
export function rideSeenLive(entry: Notification, { role, pathname, visible }: Screen): string | undefined {
  const ride = rideOf(entry);
  if (!visible || ride === undefined || (role === 'DRIVER' && isLost(entry))) return undefined;
  if (role === 'DRIVER' && isOverPage(entry, pathname)) return ride;
  const pages = [rideHref(ride, role, ride), rideHref(ride, role, undefined)];
  return pages.includes(pathname) ? ride : undefined;
}
