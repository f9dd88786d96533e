import { VehicleDrawing, VisuallyHidden } from '@pothik/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { WithCache } from '../../../cache/with-cache';
import { currentRideQuery } from '../../../get-ride/open-ride';
import { rideTitleStore } from '../../../page-parts/ride-title.store';
import { RIDE_PAGE } from './ride-page';
import { useRidePresenceText } from './ride-presence-text';
import { rideWords } from './ride-words.rules';
import { useRideNews } from './use-ride-news';

/** A ride under way is present on every page of its rider: a chip that leads to it, the tab's title, a toast and a sound. */
export function Component() {
  return (
    <WithCache>
      <OpenRideChip />
    </WithCache>
  );
}

function OpenRideChip() {
  const text = useRidePresenceText();
  const { pathname } = useLocation();
  const { data: ride } = useQuery(currentRideQuery);
  const words = ride ? rideWords(ride, text) : undefined;
  useRideNews();
  useEffect(() => {
    rideTitleStore.setState({ status: words });
    return () => rideTitleStore.setState({ status: undefined });
  }, [words]);
  // The page of the ride says it all itself.
  if (!ride || !words || pathname === RIDE_PAGE) return null;
  const { vehicleType } = ride.driver.vehicle;
  return (
    <Link
      to={RIDE_PAGE}
      className={ride.rideStatus === 'REQUESTED' ? 'shell-ride-chip shell-asking' : 'shell-ride-chip'}
    >
      <span className="shell-ride-chip-mark">
        <VehicleDrawing type={vehicleType} />
      </span>
      <span className="shell-ride-chip-words">
        <VisuallyHidden>{text.yourRide}: </VisuallyHidden>
        {words}
      </span>
    </Link>
  );
}
