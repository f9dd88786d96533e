import { Ban, Car, CircleCheck, CircleX, History, type LucideIcon, Route, Wallet } from 'lucide-react';
import type { PlainTextKey } from './public-pages';

/** One link of the sidebar. */
export interface SidebarEntry<TextKey extends string = PlainTextKey> {
  to: string;
  /** A second path whose pages belong to this entry. */
  also?: string;
  icon: LucideIcon;
  text: TextKey;
}

/** The sidebar of riders and of drivers; every page of their areas is listed here. That of administrators loads apart. */
export const SIDEBAR: Readonly<Record<'RIDER' | 'DRIVER', readonly SidebarEntry[]>> = {
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
};
