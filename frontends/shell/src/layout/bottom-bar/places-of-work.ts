import type { Role } from '@pothik/contracts/platform';
import {
  Car,
  ChartColumn,
  CircleCheck,
  CircleUser,
  History,
  Hourglass,
  House,
  Route,
  Siren,
  Wallet,
} from 'lucide-react';
import type { SidebarEntry } from '../sidebar-links';

/** One link of the bottom bar. */
export interface PlaceOfWork extends SidebarEntry {
  /** An open ride is on this page. */
  hasOpenRide?: true;
}

const ACCOUNT: PlaceOfWork = { to: '/profile', icon: CircleUser, text: 'account' };

const ADMINISTRATION: readonly PlaceOfWork[] = [
  { to: '/admin/analytics', icon: ChartColumn, text: 'analytics' },
  { to: '/admin/rides', icon: Route, text: 'rides' },
  { to: '/admin/pending-drivers', icon: Hourglass, text: 'pendingDrivers' },
  { to: '/admin/sos', icon: Siren, text: 'incidents' },
];

/** The places of work of each role, four at most: so many fit beside each other at the thumb. Apart from the sidebars, which no phone loads for it. */
export const PLACES_OF_WORK: Readonly<Record<Role, readonly PlaceOfWork[]>> = {
  RIDER: [
    { to: '/', icon: House, text: 'home' },
    { to: '/rider/current-ride', icon: Route, text: 'currentRide', hasOpenRide: true },
    { to: '/rider/activity', also: '/rider/rides', icon: History, text: 'activity' },
    ACCOUNT,
  ],
  DRIVER: [
    { to: '/driver/ride-request', also: '/driver/rides', icon: Car, text: 'allRequest', hasOpenRide: true },
    { to: '/driver/ride-completed', icon: CircleCheck, text: 'rideCompleted' },
    { to: '/driver/earnings', icon: Wallet, text: 'earnings' },
    ACCOUNT,
  ],
  ADMIN: ADMINISTRATION,
  SUPER_ADMIN: ADMINISTRATION,
};
