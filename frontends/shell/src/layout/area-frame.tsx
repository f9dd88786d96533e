import type { Me } from '@pothik/contracts/user';
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
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { WithCache } from '../cache/with-cache';
import { GetRideButton } from '../get-ride/get-ride-button';
import { InHandSlot } from '../in-hand/in-hand-slot';
import { ConnectionBanner } from '../page-parts/connection-banner';
import { DhakaTime } from '../page-parts/dhaka-time';
import { LanguageSwitch } from '../page-parts/language-switch';
import { PageTitle } from '../page-parts/page-title';
import { useShellText } from '../texts/shell-text';
import { AlarmSlot } from './alarm-slot';
import { DriverActions } from './driver-actions';
import { MainRegion } from './main-region';
import { entryAt } from './sidebar-link.rules';
import { Component as SignedInActions } from './signed-in-actions';

/** A link of the sidebar, in the reader's words. */
export interface NamedEntry {
  to: string;
  /** A second path whose pages belong to this entry. */
  also?: string;
  icon: LucideIcon;
  name: string;
  /** A number beside it. */
  count?: ReactNode;
}

interface AreaFrameProps {
  user: Me;
  entries: readonly NamedEntry[];
  /** Below every page. */
  below?: ReactNode;
}

/** The layout of the areas: a sidebar by role beside a slim header. */
export function AreaFrame({ user, entries, below }: AreaFrameProps) {
  const text = useShellText();
  const current = entryAt(entries, useLocation());
  const name = current?.name ?? text.dashboard;
  return (
    <WithCache>
      <SidebarProvider>
        <SkipLink href="#main">{text.skip}</SkipLink>
        <RoleSidebar user={user} entries={entries} current={current} />
        <SidebarContent>
          <header className="shell-header shell-sticky">
            <ConnectionBanner />
            <div className="shell-bar shell-area-bar">
              <SidebarTrigger />
              <span className="shell-page-name">
                <PageTitle>{name}</PageTitle>
                {name}
              </span>
              <span className="shell-wide">
                <LanguageSwitch />
              </span>
              <ThemeToggle />
              <SignedInActions user={user} />
            </div>
          </header>
          <AlarmSlot />
          <MainRegion>
            <InHandSlot />
            <Outlet />
            {below}
            <DhakaTime />
          </MainRegion>
        </SidebarContent>
      </SidebarProvider>
    </WithCache>
  );
}

function RoleSidebar({ user, entries, current }: AreaFrameProps & { current: NamedEntry | undefined }) {
  const text = useShellText();
  const brand = (
    <Link to="/" aria-label={text.brandHome}>
      <Brand name={text.brand} />
    </Link>
  );
  return (
    <Sidebar label={text.dashboardNavigation} brand={brand} foot={<SidebarFoot user={user} />}>
      {entries.map((entry) => (
        <SidebarLink
          key={entry.to}
          icon={<entry.icon aria-hidden="true" />}
          label={entry.name}
          {...(entry.count ? { count: entry.count } : {})}
          current={entry === current}
          link={<Link to={entry.to} />}
        />
      ))}
    </Sidebar>
  );
}

/** The role's actions; on a phone also the language switch, for which the header has no room. */
function SidebarFoot({ user }: { user: Me }) {
  return (
    <>
      <RoleActions user={user} />
      <span className="shell-narrow">
        <LanguageSwitch />
      </span>
    </>
  );
}

/** Get Ride for riders, outlined because the page has its own primary action; SOS and availability for drivers. */
function RoleActions({ user: { role } }: { user: Me }) {
  const { close } = useSidebar();
  if (role === 'RIDER') return <GetRideButton block variant="outline" onChosen={close} />;
  if (role === 'DRIVER') return <DriverActions />;
  return null;
}
