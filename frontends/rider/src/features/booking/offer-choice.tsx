import type { RideEstimate } from '@pothik/contracts/ride';
import { rangeText } from '@pothik/ride-ui/rules';
import { Button, useFormat } from '@pothik/ui-kit';
import { useEffect, useRef } from 'react';
import { FareStepper } from '../../offer/fare-stepper';
import { beginningOffer, highestOffer } from '../../offer/offer.rules';
import { useOfferText } from '../../offer/offer-text';

interface OfferChoiceProps {
  /** Of the vehicle type that is asked. */
  estimate: RideEstimate;
  /** As typed; undefined: the driver names the fare. */
  offer: string | undefined;
  onOffer(offer: string | undefined): void;
  error: string | undefined;
}

/** Who names the fare: the driver, or the rider with an offer. */
export function OfferChoice({ estimate, offer, onOffer, error }: OfferChoiceProps) {
  const text = useOfferText();
  const { number, taka } = useFormat();
  const type = useRef(estimate.vehicleType);
  // Another vehicle type has another fare.
  useEffect(() => {
    if (type.current === estimate.vehicleType) return;
    type.current = estimate.vehicleType;
    if (offer !== undefined) onOffer(String(beginningOffer(estimate)));
  }, [estimate, offer, onOffer]);
  const gone = useRef(onOffer);
  gone.current = onOffer;
  // Without an estimate there is nothing to begin with.
  useEffect(() => () => gone.current(undefined), []);
  if (offer === undefined) {
    return (
      <Button onClick={() => onOffer(String(beginningOffer(estimate)))} className="rider-offer-begin">
        {text.begin}
      </Button>
    );
  }
  const maximum = highestOffer(estimate);
  const limit = estimate.ceiling === null ? [] : [text.atMost(taka(estimate.ceiling))];
  return (
    <section className="rider-offer" aria-label={text.title}>
      <FareStepper
        value={offer}
        onChange={onOffer}
        minimum={1}
        maximum={maximum}
        hint={[text.usual(rangeText(estimate.fare, number, taka)), ...limit].join(' ')}
        error={error}
      />
      <Button variant="quiet" size="small" onClick={() => onOffer(undefined)}>
        {text.leave}
      </Button>
    </section>
  );
}
