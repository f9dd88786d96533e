import { LoadedPart } from '@pothik/api-client';
import type { Me } from '@pothik/contracts/user';
import { useMobile } from '@pothik/ui-kit/viewport';
import { NotificationButton } from '../features/notifications/notification-button';
import { AccountMenu } from './account-menu';
import { LogOutSlot } from './log-out/log-out-slot';

const ridePresence = () => import('../features/notifications/ride-presence/ride-presence');
const bottomBar = () => import('./bottom-bar/bottom-bar');

/** Notification button and account menu, in the header of every signed-in page; on a phone also the bottom bar. Visitors do not load this code. */
export function Component({ user }: { user: Me }) {
  const isPhone = useMobile();
  return (
    <>
      {user.role === 'RIDER' && <LoadedPart load={ridePresence} waiting={null} failed={() => null} />}
      <NotificationButton user={user} />
      <AccountMenu user={user} />
      <LogOutSlot />
      {isPhone && <LoadedPart load={bottomBar} with={{ user }} waiting={null} failed={() => null} />}
    </>
  );
}
