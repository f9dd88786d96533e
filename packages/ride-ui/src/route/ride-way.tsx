import type { RideView } from '@pothik/contracts/ride';
import { VisuallyHidden } from '@pothik/ui-kit';
import type { RideReader } from '../words/ride-reader';
import { useRouteWords } from '../words/route-words';

export interface RideWayProps {
  ride: Pick<RideView, 'pickupLocation' | 'dropLocation'>;
  reader: RideReader;
  className: string;
}

/** Pickup and drop of a ride on two lines, in the row of a list. */
export function RideWay({ ride: { pickupLocation, dropLocation }, reader, className }: RideWayProps) {
  const { pickup, drop } = useRouteWords(reader);
  return (
    <span className={className}>
      <span className="ui-dot" aria-hidden="true" />
      <span>
        <VisuallyHidden>{`${pickup}: `}</VisuallyHidden>
        {pickupLocation}
      </span>
      <span className="ui-pin" aria-hidden="true" />
      <span>
        <VisuallyHidden>{`${drop}: `}</VisuallyHidden>
        {dropLocation}
      </span>
    </span>
  );
}
