import { useCurrentUser } from '@pothik/api-client';
import type { Role } from '@pothik/contracts/platform';
import {
  Brand,
  Sidebar,
  SidebarContent,
  SidebarLink,
  SidebarProvider,
  SidebarTrigger,
  SkipLink,
  ThemeToggle,
} from '@pothik/ui-kit';
import { Link, NavLink, Outlet, useLocation } from 'react-router';
import { WithCache } from '../app/with-cache';
import { RemotePart } from '../federation/remote-part';
import { GetRideButton } from '../get-ride/get-ride-button';
import { useShellText } from '../texts/shell-text';
import { AccountMenu } from './account-menu';
import { ConnectionBanner } from './connection-banner';
import { LanguageSwitch } from './language-switch';
import { MainRegion } from './main-region';
import { PageTitle } from './page-title';
import { SIDEBAR } from './sidebar-places';

/** The signed-in areas: sidebar by role beside a slim header. */
export function Component() {
  const user = useCurrentUser();
  const text = useShellText();
  if (!user) return null;
  return (
    <WithCache>
      <SidebarProvider>
        <SkipLink href="#main">{text.skip}</SkipLink>
        <RoleSidebar role={user.role} />
        <SidebarContent>
          <ConnectionBanner />
          <header className="shell-header shell-sticky">
            <div className="shell-bar shell-area-bar">
              <SidebarTrigger />
              <PlaceName role={user.role} />
              <LanguageSwitch />
              <ThemeToggle />
              <AccountMenu user={user} />
            </div>
          </header>
          <MainRegion>
            <Outlet />
          </MainRegion>
        </SidebarContent>
      </SidebarProvider>
    </WithCache>
  );
}

function RoleSidebar({ role }: { role: Role }) {
  const text = useShellText();
  const brand = (
    <Link to="/" aria-label={text.brandHome}>
      <Brand name={text.brand} />
    </Link>
  );
  return (
    <Sidebar label={text.dashboardNavigation} brand={brand} foot={<SidebarFoot role={role} />}>
      {SIDEBAR[role].map(({ to, icon: Icon, text: key }) => (
        <SidebarLink key={to} icon={<Icon aria-hidden="true" />} label={text[key]} link={<NavLink to={to} />} />
      ))}
    </Sidebar>
  );
}

/** Riders can always ask for a ride, in outline because the page has its own main action; drivers have SOS and availability. */
function SidebarFoot({ role }: { role: Role }) {
  if (role === 'RIDER') return <GetRideButton block variant="outline" />;
  if (role === 'DRIVER') return <RemotePart remote="driver" expose="sidebar-actions" waiting={null} />;
  return null;
}

function PlaceName({ role }: { role: Role }) {
  const text = useShellText();
  const { pathname } = useLocation();
  const place = SIDEBAR[role].find(({ to }) => pathname.startsWith(to));
  const name = place ? text[place.text] : text.dashboard;
  return (
    <span className="shell-place">
      <PageTitle>{name}</PageTitle>
      {name}
    </span>
  );
}
