import { useCurrentUser } from '@pothik/api-client';
import type { ReactNode } from 'react';
import { WithCache } from '../cache/with-cache';
import { useShellText } from '../texts/shell-text';
import { INCIDENTS, linksOf, PENDING_DRIVERS } from './administration-links';
import { useAdministrationText } from './administration-text';
import { AreaFrame } from './area-frame';
import { usePendingDrivers } from './pending-drivers';
import { SidebarCount } from './sidebar-count';
import { useUnresolvedIncidents } from './unresolved-incidents';

/** The layout of /admin: in its sidebar is said what waits. */
export function Component() {
  return (
    <WithCache>
      <Administration />
    </WithCache>
  );
}

function Administration() {
  const user = useCurrentUser();
  const text = { ...useShellText(), ...useAdministrationText() };
  const pending = usePendingDrivers();
  const unresolved = useUnresolvedIncidents();
  if (!user) return null;
  const counts: Readonly<Record<string, ReactNode>> = {
    [PENDING_DRIVERS]: pending > 0 && <SidebarCount count={pending} says={text.waiting} />,
    [INCIDENTS]: unresolved > 0 && (
      <SidebarCount count={unresolved} says={text.unresolved} className="shell-incident-count" />
    ),
  };
  const entries = linksOf(user).map((entry) => ({ ...entry, name: text[entry.text], count: counts[entry.to] }));
  return <AreaFrame user={user} entries={entries} />;
}
