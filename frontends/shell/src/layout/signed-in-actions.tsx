import { LoadedPart } from '@pothik/api-client';
import type { Me } from '@pothik/contracts/user';
import { useMobile } from '@pothik/ui-kit/viewport';
import { useLocation } from 'react-router';
import { areaOf } from '../access/access.rules';
import { NotificationButton } from '../features/notifications/notification-button';
import { AccountMenu } from './account-menu';
import { LogOutSlot } from './log-out/log-out-slot';

const ridePresence = () => import('../features/notifications/ride-presence/ride-presence');
const bottomBar = () => import('./bottom-bar/bottom-bar');
const driverRequests = () => import('./driver-requests');

/** Notification button and account menu, in the header of every signed-in page; on a phone also the bottom bar. Visitors do not load this code. */
export function Component({ user }: { user: Me }) {
  const isPhone = useMobile();
  // The pages of an area bring them themselves.
  const isOutside = areaOf(useLocation().pathname) === undefined;
  return (
    <>
      {user.role === 'RIDER' && <LoadedPart load={ridePresence} waiting={null} failed={() => null} />}
      {user.role === 'DRIVER' && isOutside && <LoadedPart load={driverRequests} waiting={null} failed={() => null} />}
      <NotificationButton user={user} />
      <AccountMenu user={user} />
      <LogOutSlot />
      {isPhone && <LoadedPart load={bottomBar} with={{ user }} waiting={null} failed={() => null} />}
    </>
  );
}
