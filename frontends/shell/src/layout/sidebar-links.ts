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
  Route,
  ScrollText,
  Siren,
  UserRoundCog,
  Users,
  UserX,
  Wallet,
} from 'lucide-react';
import type { PlainTextKey } from './public-places';

/** One line of the sidebar. */
export interface SidebarPlace {
  to: string;
  /** Pages that belong to this place though their address begins otherwise. */
  also?: string;
  icon: LucideIcon;
  text: PlainTextKey;
}

const ADMINISTRATION: readonly SidebarPlace[] = [
  { to: '/admin/analytics', icon: ChartColumn, text: 'analytics' },
  { to: '/admin/all-drivers', also: '/admin/drivers', icon: Users, text: 'allDrivers' },
  { to: '/admin/approved-drivers', icon: BadgeCheck, text: 'approvedDrivers' },
  { to: '/admin/pending-drivers', icon: Hourglass, text: 'pendingDrivers' },
  { to: '/admin/suspended-drivers', icon: UserX, text: 'suspendedDrivers' },
  { to: '/admin/sos', icon: Siren, text: 'incidents' },
];
const RECORD: SidebarPlace = { to: '/admin/acts', icon: ScrollText, text: 'acts' };
const PEOPLE: SidebarPlace = { to: '/admin/users', icon: UserRoundCog, text: 'users' };

/** The sidebar of each role; a page that exists gets its line here. */
export const SIDEBAR: Readonly<Record<Role, readonly SidebarPlace[]>> = {
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
  ADMIN: [...ADMINISTRATION, RECORD],
  SUPER_ADMIN: [...ADMINISTRATION, PEOPLE, RECORD],
};
