import type { RideView } from '@pothik/contracts/ride';
import { DescriptionList, RouteStrip, type RouteStripProps } from '@pothik/ui-kit';
import type { RideReader } from '../words/ride-reader';
import { useRouteWords } from '../words/route-words';

export interface RideRouteProps extends Pick<RouteStripProps, 'progress' | 'vehicle' | 'wide' | 'className'> {
  ride: Pick<RideView, 'pickupLocation' | 'dropLocation' | 'note'>;
  reader: RideReader;
  /** Only pickup and drop: for an incident, which has a note of its own. */
  brief?: boolean;
}

/** Pickup and drop of a ride, and the rider's note to the driver. */
export function RideRoute({ ride, reader, brief = false, ...look }: RideRouteProps) {
  const { pickup, drop, note } = useRouteWords(reader);
  return (
    <>
      <RouteStrip
        pickupLabel={pickup}
        pickup={ride.pickupLocation}
        dropLabel={drop}
        drop={ride.dropLocation}
        {...look}
      />
      {ride.note && !brief && <DescriptionList items={[{ term: note, description: ride.note }]} />}
    </>
  );
}
