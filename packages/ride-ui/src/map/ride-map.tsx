import { LoadedPart } from '@pothik/api-client';
import type { RideView } from '@pothik/contracts/ride';
import type { ShownRideMapProps } from './shown-ride-map';

type WithPoints = Pick<RideView, 'pickupPoint' | 'dropPoint'>;

/** The place that a ride's map takes, empty; nothing for a ride that was written as text alone. */
export function RideMapPlace({ ride, className }: Pick<RideMapProps, 'className'> & { ride: WithPoints }) {
  return ride.pickupPoint && ride.dropPoint ? <div className={`ui-map ${className}`} /> : null;
}

export interface RideMapProps extends Pick<ShownRideMapProps, 'reader' | 'driver' | 'className'> {
  ride: ShownRideMapProps['ride'] & WithPoints;
}

// Even the frame comes by itself: most of what is fetched with a page is for rides without points too.
const shownMap = () => import('./shown-ride-map').then(({ ShownRideMap }) => ({ Component: ShownRideMap }));

/** Where a ride begins and ends, on a map; nothing for a ride that was written as text alone. */
export function RideMap({ ride, ...more }: RideMapProps) {
  const { pickupPoint, dropPoint } = ride;
  if (!pickupPoint || !dropPoint) return null;
  const place = <RideMapPlace ride={ride} className={more.className} />;
  return (
    <LoadedPart load={shownMap} with={{ ride, pickupPoint, dropPoint, ...more }} waiting={place} failed={() => null} />
  );
}
