import type { Me } from '@pothik/contracts/user';
import { NotificationButton } from '../features/notifications/notification-button';
import { RidePresence } from '../features/notifications/ride-presence/ride-presence';
import { AccountMenu } from './account-menu';

/** Notification button and account menu, in the header of every signed-in page. Visitors do not load this code. */
export function Component({ user }: { user: Me }) {
  return (
    <>
      {user.role === 'RIDER' && <RidePresence />}
      <NotificationButton user={user} />
      <AccountMenu user={user} />
    </>
  );
}
