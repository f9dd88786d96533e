import type { Me } from '@pothik/contracts/user';
import { Avatar, IconButton, Menu } from '@pothik/ui-kit';
import { CircleUser, LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { useShellText } from '../texts/shell-text';
import { useLogOut } from './log-out/use-log-out';

/** The avatar: Account and Log Out. */
export function AccountMenu({ user }: { user: Me }) {
  const text = useShellText();
  const logOut = useLogOut();
  const items = [
    { key: 'account', label: text.account, icon: <CircleUser aria-hidden="true" />, link: <Link to="/profile" /> },
    { key: 'log-out', label: text.logOut, icon: <LogOut aria-hidden="true" />, onSelect: () => void logOut() },
  ];
  const trigger = (
    <IconButton label={text.accountMenu}>
      <Avatar name={user.name} src={user.image || undefined} size="small" />
    </IconButton>
  );
  return <Menu trigger={trigger} items={items} heading={user.name} />;
}
