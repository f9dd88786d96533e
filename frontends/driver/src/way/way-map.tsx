import type { Point } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import { MapFrame } from '@pothik/ride-ui';
import type { WayToPickup } from './use-way-to-pickup';
import { useWayText } from './way-text';

interface WayMapProps {
  ride: RideView;
  pickup: Point;
  /** The pickup alone while the driver's location is not known. */
  way: WayToPickup | undefined;
  /** Gives the map its height. */
  className: string;
}

/** The driver's way to the pickup on a map: the vehicle, the road, the pickup. */
export function WayMap({ ride, pickup, way, className }: WayMapProps) {
  const text = useWayText();
  const { vehicleType } = ride.driver.vehicle;
  return (
    <MapFrame
      className={className}
      label={text.map(ride.pickupLocation)}
      pickup={{ point: pickup, label: text.pickup(ride.pickupLocation) }}
      driver={way && { point: way.last.point, label: text.you, vehicleType, isOld: way.isOld }}
      comesFrom={way?.from}
      agreed={ride.rideStatus !== 'REQUESTED'}
    />
  );
}
