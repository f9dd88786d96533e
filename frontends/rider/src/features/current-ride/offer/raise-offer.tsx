import { QUERY, QUERY_KEY, queryClient, useCommand } from '@pothik/api-client';
import { isOpen, type RideView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { FareStepper, highestFare, roundFareBelow, steppedFare } from '@pothik/ride-ui';
import { Button, toast, useFormat } from '@pothik/ui-kit';
import { useState } from 'react';
import { useOfferText } from '../../../offer/offer-text';
import { useCounterOfferText } from './counter-offer-text';

interface RaiseOfferProps {
  ride: RideView;
  /** An offer of an accepted ride stays below the driver's fare. */
  below?: number;
  onDone(): void;
}

/** Sends a higher offer; the refusal of one is a toast. */
export function RaiseOffer({ ride, below, onDone }: RaiseOfferProps) {
  const text = useCounterOfferText();
  const { field, less, more, atMost } = useOfferText();
  const { taka } = useFormat();
  const minimum = (ride.offer?.fare ?? 0) + 1;
  const limit = highestFare(ride.estimate);
  const maximum = below === undefined ? limit : Math.min(limit, below - 1);
  const highest = below === undefined ? limit : Math.min(limit, roundFareBelow(below, minimum));
  const [typed, setTyped] = useState(() => String(steppedFare(minimum, 1, { minimum, maximum: highest })));
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
  const { ceiling } = ride.estimate ?? {};
  const legal = ceiling ? atMost(taka(ceiling)) : undefined;
  const hint = below === undefined ? legal : text.between(taka(minimum), taka(maximum));
  return (
    <div className="rider-offer">
      <FareStepper
        label={field}
        less={less}
        more={more}
        name="offer"
        value={typed}
        onChange={setTyped}
        minimum={minimum}
        maximum={highest}
        hint={hint}
      />
      <div className="rider-offer-acts">
        <Button
          variant="primary"
          disabled={!isOffer}
          loading={isPending}
          onClick={() => void run({ rideId: ride._id, offer })}
        >
          {isOffer ? text.raiseTo(taka(offer)) : text.raise}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {text.notNow}
        </Button>
      </div>
    </div>
  );
}

/** Whether the rider may offer more than now, by what the law and the driver's fare leave. */
export const canRaise = ({ offer, estimate }: RideView, below = Number.POSITIVE_INFINITY): boolean =>
  offer !== undefined && offer.againLeft !== 0 && offer.fare + 1 < below && offer.fare < highestFare(estimate);
