import type { Me } from '@pothik/contracts/user';
import { NotificationBell } from '../features/notifications/notification-bell';
import { AccountMenu } from './account-menu';

/** What stands in every header for who is signed in: bell and account menu. Its code never burdens visitors. */
export function Component({ user }: { user: Me }) {
  return (
    <>
      <NotificationBell user={user} />
      <AccountMenu user={user} />
    </>
  );
}
