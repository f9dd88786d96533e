import './bottom-bar.css';
import { isAdministrator, type Role } from '@pothik/contracts/platform';
import type { Me } from '@pothik/contracts/user';
import { VisuallyHidden } from '@pothik/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { Link, useLocation } from 'react-router';
import { WithCache } from '../../cache/with-cache';
import { currentRideQuery } from '../../get-ride/open-ride';
import { useShellText } from '../../texts/shell-text';
import { entryAt } from '../sidebar-link.rules';
import { useBottomBarText } from './bottom-bar-text';
import { PLACES_OF_WORK, type PlaceOfWork } from './places-of-work';

/** Below 768 px: a signed-in person's places of work, at the thumb. Last in the page, after the footer, whichever the layout. */
export function Component({ user }: { user: Me }) {
  return createPortal(
    <WithCache>
      <BottomBar role={user.role} />
    </WithCache>,
    document.body,
  );
}

function BottomBar({ role }: { role: Role }) {
  const { placesOfWork } = useBottomBarText();
  const entries = PLACES_OF_WORK[role];
  const address = useLocation();
  const current = entryAt(entries, address);
  const { data: ride, isPending } = useQuery({ ...currentRideQuery, enabled: !isAdministrator(role) });
  // There the dock comes in the bar's place, as soon as the page has loaded.
  const isStep = current?.hasOpenRide && address.pathname === current.to && (isPending || ride);
  if (isStep) return null;
  return (
    <nav className="shell-bottom-bar" aria-label={placesOfWork}>
      {entries.map((entry) => (
        <Place
          key={entry.to}
          entry={entry}
          isCurrent={entry === current}
          ride={entry.hasOpenRide ? ride?.rideStatus : undefined}
        />
      ))}
    </nav>
  );
}

interface PlaceProps {
  entry: PlaceOfWork;
  isCurrent: boolean;
  /** The status of the open ride that is on its page. */
  ride: string | undefined;
}

function Place({ entry, isCurrent, ride }: PlaceProps) {
  const text = useShellText();
  const { openRide } = useBottomBarText();
  return (
    <Link to={entry.to} aria-current={isCurrent ? 'page' : undefined}>
      <span className="shell-bottom-bar-icon">
        <entry.icon aria-hidden="true" />
        {ride && <i className={ride === 'REQUESTED' ? 'shell-asking' : undefined} />}
      </span>
      {text[entry.text]}
      {ride && <VisuallyHidden>{` ${openRide}`}</VisuallyHidden>}
    </Link>
  );
}
