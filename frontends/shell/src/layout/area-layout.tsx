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
import { Link, Outlet, useLocation } from 'react-router';
import { WithCache } from '../cache/with-cache';
import { GetRideButton } from '../get-ride/get-ride-button';
import { LanguageSwitch } from '../page-parts/language-switch';
import { PageTitle } from '../page-parts/page-title';
import { useShellText } from '../texts/shell-text';
import { ConnectionBanner } from './connection-banner';
import { DriverActions } from './driver-actions';
import { MainRegion } from './main-region';
import { placeAt } from './sidebar-link.rules';
import { SIDEBAR, type SidebarPlace } from './sidebar-links';
import { Component as SignedInActions } from './signed-in-actions';

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
          <header className="shell-header shell-sticky">
            <ConnectionBanner />
            <div className="shell-bar shell-area-bar">
              <SidebarTrigger />
              <PlaceName role={user.role} />
              <span className="shell-wide">
                <LanguageSwitch />
              </span>
              <ThemeToggle />
              <SignedInActions user={user} />
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

const usePlace = (role: Role): SidebarPlace | undefined => placeAt(SIDEBAR[role], useLocation());

function RoleSidebar({ role }: { role: Role }) {
  const text = useShellText();
  const present = usePlace(role);
  const brand = (
    <Link to="/" aria-label={text.brandHome}>
      <Brand name={text.brand} />
    </Link>
  );
  return (
    <Sidebar label={text.dashboardNavigation} brand={brand} foot={<SidebarFoot role={role} />}>
      {SIDEBAR[role].map((place) => (
        <SidebarLink
          key={place.to}
          icon={<place.icon aria-hidden="true" />}
          label={text[place.text]}
          current={place === present}
          link={<Link to={place.to} />}
        />
      ))}
    </Sidebar>
  );
}

/** What the role acts with; on a phone the language too, for which the header has no room. */
function SidebarFoot({ role }: { role: Role }) {
  return (
    <>
      <RoleActions role={role} />
      <span className="shell-narrow">
        <LanguageSwitch />
      </span>
    </>
  );
}

/** Riders can always ask for a ride, in outline because the page has its own main action; drivers have SOS and availability. */
function RoleActions({ role }: { role: Role }) {
  if (role === 'RIDER') return <GetRideButton block variant="outline" />;
  if (role === 'DRIVER') return <DriverActions />;
  return null;
}

function PlaceName({ role }: { role: Role }) {
  const text = useShellText();
  const place = usePlace(role);
  const name = place ? text[place.text] : text.dashboard;
  return (
    <span className="shell-place">
      <PageTitle>{name}</PageTitle>
      {name}
    </span>
  );
}
