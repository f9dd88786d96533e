import { call } from '@pothik/api-client';
import type { RideView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { Button, useFormat } from '@pothik/ui-kit';
import { MapPinCheck } from 'lucide-react';
import { useRideCommand } from '../rides/use-ride-command';
import { useActiveRideText } from './active-ride-text';

/** At the pickup: the driver says so once, the rider is told, and waiting counts from then. */
export function Arrival({ ride }: { ride: RideView }) {
  const text = useActiveRideText();
  const { time } = useFormat();
  const { isPending, run } = useRideCommand(() => call(rideRoutes.tellArrival, { rideId: ride._id }));
  if (ride.rideStatus !== 'ACCEPTED') return null;
  if (ride.arrivedAt) return <p className="driver-quiet">{text.arrivedAt(time(ride.arrivedAt))}</p>;
  return (
    <Button loading={isPending} icon={<MapPinCheck aria-hidden />} onClick={() => void run()}>
      {text.haveArrived}
    </Button>
  );
}
