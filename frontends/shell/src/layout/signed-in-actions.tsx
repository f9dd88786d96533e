import type { Me } from '@pothik/contracts/user';
import { Bell } from '../bell/bell';
import { AccountMenu } from './account-menu';

/** What stands in every header for who is signed in: bell and account menu. Its code never burdens visitors. */
export function Component({ user }: { user: Me }) {
  return (
    <>
      <Bell user={user} />
      <AccountMenu user={user} />
    </>
  );
}
