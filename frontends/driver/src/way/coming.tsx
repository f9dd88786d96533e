import type { Point } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import { RideMap } from '@pothik/ride-ui';
import { useWayToPickup } from './use-way-to-pickup';
import { WayFigures } from './way-figures';
import { WayMap } from './way-map';

interface ComingMapProps {
  ride: RideView;
  pickup: Point;
  className: string;
}

/** The map on the way to the pickup; that of the whole ride while the driver's location is not known. */
export function ComingMap({ ride, pickup, className }: ComingMapProps) {
  const way = useWayToPickup(ride);
  if (!way) return <RideMap ride={ride} reader="DRIVER" className={className} />;
  return <WayMap ride={ride} pickup={pickup} way={way} className={className} />;
}

/** How far the pickup is, as far as that is known. */
export function ComingFigures({ ride }: { ride: RideView }) {
  const way = useWayToPickup(ride);
  return way?.length && <WayFigures length={way.length} />;
}
