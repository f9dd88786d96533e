import { LoadedPart } from '@pothik/api-client';
import type { RideView } from '@pothik/contracts/ride';
import type { ShownRideMapProps } from './shown-ride-map';

export interface RideMapProps extends Pick<ShownRideMapProps, 'reader' | 'driver' | 'className'> {
  ride: ShownRideMapProps['ride'] & Pick<RideView, 'pickupPoint' | 'dropPoint'>;
}

// Even the frame comes by itself: most of what is fetched with a page is for rides without points too.
const shownMap = () => import('./shown-ride-map').then(({ ShownRideMap }) => ({ Component: ShownRideMap }));

/** Where a ride begins and ends, on a map; nothing for a ride that was written as text alone. */
export function RideMap({ ride, ...more }: RideMapProps) {
  const { pickupPoint, dropPoint } = ride;
  if (!pickupPoint || !dropPoint) return null;
  const place = <div className={`ui-map ${more.className}`} />;
  return (
    <LoadedPart load={shownMap} with={{ ride, pickupPoint, dropPoint, ...more }} waiting={place} failed={() => null} />
  );
}
