import { LoadedPart } from '@pothik/api-client';
import type { Me } from '@pothik/contracts/user';
import { NotificationButton } from '../features/notifications/notification-button';
import { AccountMenu } from './account-menu';
import { LogOutSlot } from './log-out/log-out-slot';

const ridePresence = () => import('../features/notifications/ride-presence/ride-presence');

/** Notification button and account menu, in the header of every signed-in page. Visitors do not load this code. */
export function Component({ user }: { user: Me }) {
  return (
    <>
      {user.role === 'RIDER' && <LoadedPart load={ridePresence} waiting={null} failed={() => null} />}
      <NotificationButton user={user} />
      <AccountMenu user={user} />
      <LogOutSlot />
    </>
  );
}
