import type { Role } from '@pothik/contracts/platform';
import {
  BadgeCheck,
  Ban,
  Car,
  ChartColumn,
  CircleCheck,
  CircleX,
  History,
  Hourglass,
  type LucideIcon,
  MapPin,
  MapPinned,
  Route,
  ScrollText,
  Siren,
  Tags,
  UserRoundCog,
  Users,
  UserX,
  Wallet,
} from 'lucide-react';
import type { PlainTextKey } from './public-pages';

/** One link of the sidebar. */
export interface SidebarEntry {
  to: string;
  /** A second path whose pages belong to this entry. */
  also?: string;
  icon: LucideIcon;
  text: PlainTextKey;
  /** Says how many drivers wait for approval. */
  countsPending?: true;
  /** Says how many SOS are not resolved. */
  countsIncidents?: true;
}

const ADMINISTRATION: readonly SidebarEntry[] = [
  { to: '/admin/analytics', icon: ChartColumn, text: 'analytics' },
  { to: '/admin/all-drivers', also: '/admin/drivers', icon: Users, text: 'allDrivers' },
  { to: '/admin/approved-drivers', icon: BadgeCheck, text: 'approvedDrivers' },
  { to: '/admin/pending-drivers', icon: Hourglass, text: 'pendingDrivers', countsPending: true },
  { to: '/admin/suspended-drivers', icon: UserX, text: 'suspendedDrivers' },
  { to: '/admin/rides', icon: Route, text: 'rides' },
  { to: '/admin/live', icon: MapPinned, text: 'liveMap' },
  { to: '/admin/sos', icon: Siren, text: 'incidents', countsIncidents: true },
  { to: '/admin/tariffs', icon: Tags, text: 'tariffs' },
  { to: '/admin/places', icon: MapPin, text: 'places' },
  { to: '/admin/users', icon: UserRoundCog, text: 'users' },
  { to: '/admin/acts', icon: ScrollText, text: 'auditLog' },
];

/** The sidebar of each role; every page is listed here. */
export const SIDEBAR: Readonly<Record<Role, readonly SidebarEntry[]>> = {
  RIDER: [
    { to: '/rider/activity', also: '/rider/rides', icon: History, text: 'activity' },
    { to: '/rider/current-ride', icon: Route, text: 'currentRide' },
    { to: '/rider/ride-completed', icon: CircleCheck, text: 'rideCompleted' },
    { to: '/rider/ride-request', icon: Ban, text: 'cancelledRide' },
    { to: '/rider/ride-request?view=payments', icon: Wallet, text: 'paymentHistory' },
  ],
  DRIVER: [
    { to: '/driver/ride-request', also: '/driver/rides', icon: Car, text: 'allRequest' },
    { to: '/driver/ride-completed', icon: CircleCheck, text: 'rideCompleted' },
    { to: '/driver/ride-rejected', icon: CircleX, text: 'rideRejected' },
    { to: '/driver/earnings', icon: Wallet, text: 'earnings' },
  ],
  ADMIN: ADMINISTRATION,
  SUPER_ADMIN: ADMINISTRATION,
};
