import { call } from '@pothik/api-client';
import type { RideView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { Button, useFormat } from '@pothik/ui-kit';
import { MapPinCheck } from 'lucide-react';
import { useRideCommand } from '../rides/use-ride-command';
import { useActiveRideText } from './active-ride-text';

/** Whether the arrival is the work under the thumb: the fare is there, and the code may be entered. */
export const isArrivalNext = ({ rideStatus, arrivedAt, fare, codeTriesLeft }: RideView): boolean =>
  rideStatus === 'ACCEPTED' && !arrivedAt && fare !== null && codeTriesLeft !== 0;

/** At the pickup: the driver says so once, the rider is told, and waiting counts from then. */
export function ArriveButton({ ride, variant }: { ride: RideView; variant: 'primary' | 'outline' }) {
  const text = useActiveRideText();
  const { isPending, run } = useRideCommand(() => call(rideRoutes.tellArrival, { rideId: ride._id }));
  return (
    <Button variant={variant} loading={isPending} icon={<MapPinCheck aria-hidden />} onClick={() => void run()}>
      {text.haveArrived}
    </Button>
  );
}

/** Since when the driver waits; before, the button, unless it is under the thumb. */
export function Arrival({ ride }: { ride: RideView }) {
  const text = useActiveRideText();
  const { time } = useFormat();
  if (ride.rideStatus !== 'ACCEPTED' || isArrivalNext(ride)) return null;
  if (ride.arrivedAt) return <p className="driver-quiet">{text.arrivedAt(time(ride.arrivedAt))}</p>;
  return <ArriveButton ride={ride} variant="outline" />;
}
