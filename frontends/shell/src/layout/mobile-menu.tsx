import '@pothik/ui-kit/dialogs';
import { useSession } from '@pothik/api-client';
import type { Me } from '@pothik/contracts/user';
import { Button, Dialog, ThemeToggle } from '@pothik/ui-kit';
import { CircleUser, LayoutDashboard, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { dashboardOf } from '../access/access.rules';
import { GetRideButton } from '../get-ride/get-ride-button';
import { LanguageSwitch } from '../page-parts/language-switch';
import { useShellText } from '../texts/shell-text';
import { useLogOut } from './log-out/use-log-out';
import { PUBLIC_PAGES } from './public-pages';

interface MobileMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Below 768 px: the public pages, the person's own area, Get Ride for riders, account or log-in, language. */
export function Component({ open, onOpenChange }: MobileMenuProps) {
  const text = useShellText();
  const { status, user } = useSession();
  const close = () => onOpenChange(false);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={text.menu} size="narrow">
      <nav aria-label={text.mainNavigation} className="shell-mobile-menu">
        {PUBLIC_PAGES.map((page) => (
          <NavLink key={page.to} to={page.to} end className="ui-side-link" onClick={close}>
            {text[page.text]}
          </NavLink>
        ))}
        {user && <OwnLinks user={user} onChosen={close} />}
        {status === 'signed-out' && <LogInButton onChosen={close} />}
        <div className="shell-mobile-choices">
          <LanguageSwitch />
          <ThemeToggle />
        </div>
      </nav>
    </Dialog>
  );
}

function OwnLinks({ user, onChosen }: { user: Me; onChosen: () => void }) {
  const text = useShellText();
  const logOut = useLogOut();
  const leave = () => {
    onChosen();
    void logOut();
  };
  return (
    <>
      <MenuLink to={dashboardOf(user.role)} icon={<LayoutDashboard aria-hidden="true" />} onChosen={onChosen}>
        {text.dashboard}
      </MenuLink>
      <MenuLink to="/profile" icon={<CircleUser aria-hidden="true" />} onChosen={onChosen}>
        {text.account}
      </MenuLink>
      <button type="button" className="ui-side-link" onClick={leave}>
        <LogOut aria-hidden="true" />
        {text.logOut}
      </button>
      {user.role === 'RIDER' && <GetRideButton block onChosen={onChosen} />}
    </>
  );
}

function MenuLink(props: { to: string; icon: ReactNode; onChosen: () => void; children: ReactNode }) {
  return (
    <Link to={props.to} className="ui-side-link" onClick={props.onChosen}>
      {props.icon}
      {props.children}
    </Link>
  );
}

function LogInButton({ onChosen }: { onChosen: () => void }) {
  return (
    <Button asChild variant="primary" block>
      <Link to="/login" onClick={onChosen}>
        {useShellText().logIn}
      </Link>
    </Button>
  );
}
