import { QUERY, QUERY_KEY, queryClient, useCommand } from '@pothik/api-client';
import { isOpen, type RideView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { Button, toast, useFormat } from '@pothik/ui-kit';
import { useState } from 'react';
import { FareStepper } from '../../../offer/fare-stepper';
import { highestOffer, steppedOffer } from '../../../offer/offer.rules';
import { useOfferText } from '../../../offer/offer-text';

interface RaiseOfferProps {
  ride: RideView;
  /** An offer of an accepted ride stays below the driver's fare. */
  below?: number;
  onDone(): void;
}

/** Sends a higher offer; the refusal of one is a toast. */
export function RaiseOffer({ ride, below, onDone }: RaiseOfferProps) {
  const text = useOfferText();
  const { taka } = useFormat();
  const minimum = (ride.offer?.fare ?? 0) + 1;
  const maximum = Math.min(highestOffer(ride.estimate), below === undefined ? Number.POSITIVE_INFINITY : below - 1);
  const [typed, setTyped] = useState(() => String(steppedOffer(minimum, 1, { minimum, maximum })));
  const offer = Number(typed);
  const isOffer = Number.isInteger(offer) && offer >= minimum && offer <= maximum;
  const { isPending, run } = useCommand(rideRoutes.makeOffer, {
    invalidates: [QUERY.CurrentRide],
    onSuccess: (changed) => {
      if (isOpen(changed.rideStatus)) queryClient.setQueryData(QUERY_KEY.currentRide, changed);
      toast.success(text.raised);
      onDone();
    },
  });
  const limit = ride.estimate?.ceiling && below === undefined ? text.atMost(taka(ride.estimate.ceiling)) : undefined;
  return (
    <div className="rider-offer">
      <FareStepper value={typed} onChange={setTyped} minimum={minimum} maximum={maximum} hint={limit} />
      <div className="rider-offer-acts">
        <Button variant="quiet" onClick={onDone}>
          {text.notNow}
        </Button>
        <Button
          variant="primary"
          disabled={!isOffer}
          loading={isPending}
          onClick={() => void run({ rideId: ride._id, offer })}
        >
          {isOffer ? text.raiseTo(taka(offer)) : text.raise}
        </Button>
      </div>
    </div>
  );
}

/** Whether the rider may offer more than now, by what the law and the driver's fare leave. */
export const canRaise = ({ offer, estimate }: RideView, below = Number.POSITIVE_INFINITY): boolean =>
  offer !== undefined && offer.againLeft !== 0 && offer.fare + 1 < below && offer.fare < highestOffer(estimate);
