import { useCurrentUser } from '@pothik/api-client';
import { isAdministrator, type Role } from '@pothik/contracts/platform';
import {
  Brand,
  Sidebar,
  SidebarContent,
  SidebarLink,
  SidebarProvider,
  SidebarTrigger,
  SkipLink,
  ThemeToggle,
  useSidebar,
} from '@pothik/ui-kit';
import { Link, Outlet, useLocation } from 'react-router';
import { WithCache } from '../cache/with-cache';
import { GetRideButton } from '../get-ride/get-ride-button';
import { ConnectionBanner } from '../page-parts/connection-banner';
import { DhakaTime } from '../page-parts/dhaka-time';
import { LanguageSwitch } from '../page-parts/language-switch';
import { PageTitle } from '../page-parts/page-title';
import { useShellText } from '../texts/shell-text';
import { AlarmSlot } from './alarm-slot';
import { DriverActions } from './driver-actions';
import { MainRegion } from './main-region';
import { PendingCount, usePendingDrivers } from './pending-drivers';
import { entryAt } from './sidebar-link.rules';
import { SIDEBAR, type SidebarEntry } from './sidebar-links';
import { Component as SignedInActions } from './signed-in-actions';
import { IncidentCount, useUnresolvedIncidents } from './unresolved-incidents';

/** The layout of the areas: a sidebar by role beside a slim header. */
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
              <PageName role={user.role} />
              <span className="shell-wide">
                <LanguageSwitch />
              </span>
              <ThemeToggle />
              <SignedInActions user={user} />
            </div>
          </header>
          <AlarmSlot />
          <MainRegion>
            <Outlet />
            <DhakaTime />
          </MainRegion>
        </SidebarContent>
      </SidebarProvider>
    </WithCache>
  );
}

const useCurrentEntry = (role: Role): SidebarEntry | undefined => entryAt(SIDEBAR[role], useLocation());

function RoleSidebar({ role }: { role: Role }) {
  const text = useShellText();
  const current = useCurrentEntry(role);
  const pending = usePendingDrivers(isAdministrator(role));
  const unresolved = useUnresolvedIncidents(isAdministrator(role));
  const brand = (
    <Link to="/" aria-label={text.brandHome}>
      <Brand name={text.brand} />
    </Link>
  );
  return (
    <Sidebar label={text.dashboardNavigation} brand={brand} foot={<SidebarFoot role={role} />}>
      {SIDEBAR[role].map((entry) => (
        <SidebarLink
          key={entry.to}
          icon={<entry.icon aria-hidden="true" />}
          label={text[entry.text]}
          {...(entry.countsPending && pending > 0 ? { count: <PendingCount pending={pending} /> } : {})}
          {...(entry.countsIncidents && unresolved > 0 ? { count: <IncidentCount unresolved={unresolved} /> } : {})}
          current={entry === current}
          link={<Link to={entry.to} />}
        />
      ))}
    </Sidebar>
  );
}

/** The role's actions; on a phone also the language switch, for which the header has no room. */
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

/** Get Ride for riders, outlined because the page has its own primary action; SOS and availability for drivers. */
function RoleActions({ role }: { role: Role }) {
  const { close } = useSidebar();
  if (role === 'RIDER') return <GetRideButton block variant="outline" onChosen={close} />;
  if (role === 'DRIVER') return <DriverActions />;
  return null;
}

function PageName({ role }: { role: Role }) {
  const text = useShellText();
  const entry = useCurrentEntry(role);
  const name = entry ? text[entry.text] : text.dashboard;
  return (
    <span className="shell-page-name">
      <PageTitle>{name}</PageTitle>
      {name}
    </span>
  );
}
