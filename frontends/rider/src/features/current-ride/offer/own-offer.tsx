import type { RideView } from '@pothik/contracts/ride';
import { Button, Card, useFormat } from '@pothik/ui-kit';
import { useState } from 'react';
import '../../../offer/offer.css';
import { useRetainedFocus } from '../../../rides/use-retained-focus';
import { useCounterOfferText } from './counter-offer-text';
import { canRaise, RaiseOffer } from './raise-offer';

/** What the rider offers while drivers are asked; it may be raised. Nothing where the fare is left to the driver. */
export function OwnOffer({ ride }: { ride: RideView }) {
  const text = useCounterOfferText();
  const { taka } = useFormat();
  const [isRaising, setIsRaising] = useState(false);
  const retained = useRetainedFocus(String(isRaising));
  const { offer, rideStatus } = ride;
  if (offer === undefined || rideStatus !== 'REQUESTED') return null;
  return (
    <Card as="div">
      <div className="rider-offer" {...retained}>
        <p className="rider-strong">{text.yours(taka(offer.fare))}</p>
        {isRaising && <RaiseOffer ride={ride} onDone={() => setIsRaising(false)} />}
        {!isRaising && canRaise(ride) && (
          <div>
            <Button size="small" onClick={() => setIsRaising(true)}>
              {text.raise}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
