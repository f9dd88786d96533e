import { LoadedPart, useSession } from '@pothik/api-client';
import { Brand, Button, IconButton, Skeleton, ThemeToggle } from '@pothik/ui-kit';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink } from 'react-router';
import { dashboardOf } from '../access/access.rules';
import { LoadedDialog } from '../federation/loaded-dialog';
import { ConnectionBanner } from '../page-parts/connection-banner';
import { LanguageSwitch } from '../page-parts/language-switch';
import { useShellText } from '../texts/shell-text';
import { PUBLIC_PAGES } from './public-pages';
import { useScrolledPast } from './use-scrolled';

const mobileMenu = () => import('./mobile-menu');
const signedInActions = () => import('./signed-in-actions');
const STICKY_AFTER_PIXELS = 100;

/** The public pages' header; it becomes sticky once the page has scrolled past 100 px. */
export function Header() {
  const text = useShellText();
  const sticky = useScrolledPast(STICKY_AFTER_PIXELS);
  return (
    <header className={sticky ? 'shell-header shell-sticky' : 'shell-header'}>
      <ConnectionBanner />
      <div className="ui-container shell-bar">
        <Link to="/" aria-label={text.brandHome}>
          <Brand name={text.brand} />
        </Link>
        <nav className="shell-nav shell-wide" aria-label={text.mainNavigation}>
          {PUBLIC_PAGES.map((page) => (
            <NavLink key={page.to} to={page.to} end>
              {text[page.text]}
            </NavLink>
          ))}
        </nav>
        <span className="shell-grow" />
        <span className="shell-wide">
          <LanguageSwitch />
        </span>
        <ThemeToggle />
        <SessionActions />
        <MobileMenuButton />
      </div>
    </header>
  );
}

function SessionActions() {
  const { status, user, unreachable } = useSession();
  const text = useShellText();
  const waiting = <Skeleton circle width="2.25rem" />;
  if (unreachable) return null;
  if (status === 'loading') return waiting;
  if (!user) {
    return (
      <Button asChild className="shell-wide">
        <Link to="/login">{text.logIn}</Link>
      </Button>
    );
  }
  return (
    <>
      <Button asChild variant="quiet" size="small" className="shell-wide">
        <Link to={dashboardOf(user.role)}>{text.dashboard}</Link>
      </Button>
      <LoadedPart load={signedInActions} with={{ user }} waiting={waiting} failed={() => <AccountLink />} />
    </>
  );
}

/** Shown instead of the menu when its code does not load. */
function AccountLink() {
  return (
    <Button asChild variant="quiet" size="small">
      <Link to="/profile">{useShellText().account}</Link>
    </Button>
  );
}

function MobileMenuButton() {
  const text = useShellText();
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  return (
    <>
      <IconButton label={text.menu} aria-haspopup="dialog" aria-expanded={open} className="shell-narrow" onClick={show}>
        <Menu aria-hidden="true" />
      </IconButton>
      <LoadedDialog load={mobileMenu} open={open} onOpenChange={setOpen} />
    </>
  );
}
