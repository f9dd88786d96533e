import { hasRight, RIGHT, type Right } from '@pothik/contracts/platform';
import type { Me } from '@pothik/contracts/user';
import {
  BadgeCheck,
  Banknote,
  ChartColumn,
  Headset,
  Hourglass,
  MapPin,
  MapPinned,
  Route,
  ScrollText,
  Siren,
  Tags,
  UserRoundCog,
  Users,
  UserX,
} from 'lucide-react';
import type { AdministrationTextKey } from './administration-text';
import type { PlainTextKey } from './public-pages';
import type { SidebarEntry } from './sidebar-links';

export const PENDING_DRIVERS = '/admin/pending-drivers';
export const INCIDENTS = '/admin/sos';

interface AdministrationEntry extends SidebarEntry<PlainTextKey | AdministrationTextKey> {
  /** Only for those who have it. */
  right?: Right;
}

/** The sidebar of administrators; every page of /admin is listed here. */
const ADMINISTRATION: readonly AdministrationEntry[] = [
  { to: '/admin/analytics', icon: ChartColumn, text: 'analytics' },
  { to: '/admin/all-drivers', also: '/admin/drivers', icon: Users, text: 'allDrivers' },
  { to: '/admin/approved-drivers', icon: BadgeCheck, text: 'approvedDrivers' },
  { to: PENDING_DRIVERS, icon: Hourglass, text: 'pendingDrivers' },
  { to: '/admin/suspended-drivers', icon: UserX, text: 'suspendedDrivers' },
  { to: '/admin/rides', icon: Route, text: 'rides' },
  { to: '/admin/live', icon: MapPinned, text: 'liveMap' },
  { to: '/admin/desk', icon: Headset, text: 'desk', right: RIGHT.DESK },
  { to: INCIDENTS, icon: Siren, text: 'incidents' },
  { to: '/admin/payments', icon: Banknote, text: 'payments' },
  { to: '/admin/tariffs', icon: Tags, text: 'tariffs' },
  { to: '/admin/places', icon: MapPin, text: 'places' },
  { to: '/admin/users', icon: UserRoundCog, text: 'users' },
  { to: '/admin/acts', icon: ScrollText, text: 'auditLog' },
];

/** The links of an administrator: a page that asks for a right only with it. */
export const linksOf = (user: Pick<Me, 'role' | 'rights'>) =>
  ADMINISTRATION.filter(({ right }) => !right || hasRight(user, right));
