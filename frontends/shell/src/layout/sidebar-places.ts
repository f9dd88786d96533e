import type { Role } from '@pothik/contracts/platform';
import {
  BadgeCheck,
  Car,
  CircleCheck,
  CircleX,
  History,
  Hourglass,
  type LucideIcon,
  Route,
  Siren,
  Users,
  UserX,
} from 'lucide-react';
import type { PlainTextKey } from './public-places';

interface SidebarPlace {
  to: string;
  icon: LucideIcon;
  text: PlainTextKey;
}

const ADMINISTRATION: readonly SidebarPlace[] = [
  { to: '/admin/all-drivers', icon: Users, text: 'allDrivers' },
  { to: '/admin/approved-drivers', icon: BadgeCheck, text: 'approvedDrivers' },
  { to: '/admin/pending-drivers', icon: Hourglass, text: 'pendingDrivers' },
  { to: '/admin/suspended-drivers', icon: UserX, text: 'suspendedDrivers' },
  { to: '/admin/sos', icon: Siren, text: 'incidents' },
];

/** The sidebar of each role; a page that exists gets its line here. */
export const SIDEBAR: Readonly<Record<Role, readonly SidebarPlace[]>> = {
  RIDER: [
    { to: '/rider/activity', icon: History, text: 'activity' },
    { to: '/rider/current-ride', icon: Route, text: 'currentRide' },
  ],
  DRIVER: [
    { to: '/driver/ride-request', icon: Car, text: 'allRequest' },
    { to: '/driver/ride-completed', icon: CircleCheck, text: 'rideCompleted' },
    { to: '/driver/ride-rejected', icon: CircleX, text: 'rideRejected' },
  ],
  ADMIN: ADMINISTRATION,
  SUPER_ADMIN: ADMINISTRATION,
};
