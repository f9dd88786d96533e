import type { RideView } from '@pothik/contracts/ride';
import { Button } from '@pothik/ui-kit';
import { MapPinned } from 'lucide-react';
import { useActiveRideText } from './active-ride-text';
import { mapLinkOf, targetOf } from './map-link.rules';

/** Opens where the driver has to go in the driver's own map. */
export function MapLink({ ride }: { ride: RideView }) {
  const text = useActiveRideText();
  const toPickup = ride.rideStatus === 'ACCEPTED';
  return (
    <Button asChild icon={<MapPinned aria-hidden />}>
      <a href={mapLinkOf(targetOf(ride), /Android/i.test(navigator.userAgent))} target="_blank" rel="noreferrer">
        {toPickup ? text.mapOfPickup : text.mapOfDrop}
      </a>
    </Button>
  );
}
