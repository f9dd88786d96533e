import { call } from '@pothik/api-client';
import { firstNameOf } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { Button, Note, useFormat } from '@pothik/ui-kit';
import { Banknote } from 'lucide-react';
import { useRideCommand } from '../rides/use-ride-command';
import { useActiveRideText } from './active-ride-text';

/** The rider's offer below the driver's fare; one tap takes it. */
export function OfferAgain({ ride }: { ride: RideView }) {
  const text = useActiveRideText();
  const { taka } = useFormat();
  const { offer, fare } = ride;
  const take = useRideCommand((taken: number) => call(rideRoutes.setFare, { rideId: ride._id, fare: taken }));
  if (offer === undefined || fare === null || fare <= offer.fare) return null;
  return (
    <Note tone="warning" icon={<Banknote aria-hidden />}>
      <p>{text.ridersOffer(firstNameOf(ride.user.name), taka(offer.fare), taka(fare))}</p>
      <Button loading={take.isPending} onClick={() => void take.run(offer.fare)}>
        {text.takeOffer(taka(offer.fare))}
      </Button>
    </Note>
  );
}
