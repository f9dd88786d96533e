import { useInHand } from '@pothik/api-client';
import { firstNameOf } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import { Button, loadDialogs, useFormat } from '@pothik/ui-kit';
import { MapPinCheck } from 'lucide-react';
import { useState } from 'react';
import { PagePart } from '../loading/page-part';
import { useRideAct } from '../rides/use-ride-command';
import { waitsFor } from '../rides/with-kept-acts';
import { useActiveRideText } from './active-ride-text';

/** Most rides have a fare before the pickup. */
const firstFareDialog = async () => {
  const [{ FirstFareDialog }] = await Promise.all([import('./first-fare-dialog'), loadDialogs()]);
  return { Component: FirstFareDialog };
};

/** Whether the arrival is the work under the thumb: the fare is there, and the code may be entered. */
export const isArrivalNext = ({ rideStatus, arrivedAt, fare, codeTriesLeft }: RideView): boolean =>
  rideStatus === 'ACCEPTED' && !arrivedAt && fare !== null && codeTriesLeft !== 0;

/** At the pickup: the driver says so once, the rider is told, and waiting counts from then. Without a fare it asks for one. */
export function ArriveButton({ ride, variant }: { ride: RideView; variant: 'primary' | 'outline' }) {
  const text = useActiveRideText();
  const [asksFare, setAsksFare] = useState(false);
  const { isPending, run } = useRideAct(ride, () => ({ kind: 'arrived' }));
  const arrive = () => {
    if (ride.fare === null) setAsksFare(true);
    else void run();
  };
  return (
    <>
      <Button
        variant={variant}
        className="driver-arrive"
        loading={isPending}
        icon={<MapPinCheck aria-hidden />}
        onClick={arrive}
      >
        {text.haveArrived}
      </Button>
      {asksFare && <PagePart isDialog load={firstFareDialog} with={{ ride, onClose: () => setAsksFare(false) }} />}
    </>
  );
}

/** Since when the driver waits; before, the button, unless it is under the thumb. */
export function Arrival({ ride }: { ride: RideView }) {
  const text = useActiveRideText();
  const { time } = useFormat();
  const waits = waitsFor('arrived', ride, useInHand().acts);
  if (ride.rideStatus !== 'ACCEPTED' || isArrivalNext(ride)) return null;
  if (ride.arrivedAt && waits) return <p className="driver-quiet">{text.arrivalWaits(firstNameOf(ride.user.name))}</p>;
  if (ride.arrivedAt) return <p className="driver-quiet">{text.arrivedAt(time(ride.arrivedAt))}</p>;
  return <ArriveButton ride={ride} variant="outline" />;
}
