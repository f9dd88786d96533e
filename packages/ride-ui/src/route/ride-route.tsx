import type { RideView } from '@pothik/contracts/ride';
import { RouteStrip, type RouteStripProps } from '@pothik/ui-kit';
import type { RideReader } from '../words/ride-reader';
import { useRouteWords } from '../words/route-words';

export interface RideRouteProps extends Pick<RouteStripProps, 'progress' | 'vehicle' | 'wide' | 'className'> {
  ride: Pick<RideView, 'pickupLocation' | 'dropLocation'>;
  reader: RideReader;
}

/** From where to where a ride goes. */
export function RideRoute({ ride, reader, ...look }: RideRouteProps) {
  const { pickup, drop } = useRouteWords(reader);
  return (
    <RouteStrip pickupLabel={pickup} pickup={ride.pickupLocation} dropLabel={drop} drop={ride.dropLocation} {...look} />
  );
}
