import type { Point } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import type { RideReader } from '../words/ride-reader';
import { useRouteWords } from '../words/route-words';
import type { MarkedDriver } from './map-content';
import { MapFrame } from './map-frame';
import { useMapWords } from './map-words';

export interface ShownRideMapProps {
  ride: Pick<RideView, 'pickupLocation' | 'dropLocation' | 'rideStatus'>;
  pickupPoint: Point;
  dropPoint: Point;
  reader: RideReader;
  /** Where the driver is, while that is known. */
  driver?: MarkedDriver | undefined;
  /** Gives the map its height. */
  className: string;
}

/** The map of a ride that has both points: its ends, and the way between them. */
export function ShownRideMap({ ride, pickupPoint, dropPoint, reader, driver, className }: ShownRideMapProps) {
  const words = useMapWords();
  const ends = useRouteWords(reader);
  const { pickupLocation, dropLocation, rideStatus } = ride;
  return (
    <MapFrame
      className={className}
      label={words.label(pickupLocation, dropLocation)}
      pickup={{ point: pickupPoint, label: `${ends.pickup}: ${pickupLocation}` }}
      drop={{ point: dropPoint, label: `${ends.drop}: ${dropLocation}` }}
      driver={driver}
      agreed={rideStatus !== 'REQUESTED'}
    />
  );
}
