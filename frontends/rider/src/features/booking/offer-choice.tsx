import { call, LoadedPart } from '@pothik/api-client';
import type { VehicleType } from '@pothik/contracts/driver';
import { FARE, type RideEstimate } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { beginningFare, highestFare } from '@pothik/ride-ui';
import { rangeText } from '@pothik/ride-ui/rules';
import { Button, Skeleton, useFormat } from '@pothik/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import '../../offer/offer.css';
import { useOfferText } from '../../offer/offer-text';
import { useRetainedFocus } from '../../rides/use-retained-focus';

/** Most riders let the driver name the fare. */
const fareStepper = async () => ({ Component: (await import('../../offer/fare-stepper-part')).FareStepper });

interface OfferChoiceProps {
  /** What is asked; nothing can be offered before it is known. */
  vehicleType: VehicleType | undefined;
  /** Of this vehicle type, where both places are known. */
  estimate: RideEstimate | undefined;
  /** As typed; undefined: the driver names the fare. */
  offer: string | undefined;
  onOffer(offer: string | undefined): void;
  error: string | undefined;
  /** Of the field, which is focused when its offer is refused. */
  fieldRef: Ref<HTMLInputElement>;
}

/** Who names the fare: the driver, or the rider with an offer. */
export function OfferChoice({ vehicleType, estimate, offer, onOffer, error, fieldRef }: OfferChoiceProps) {
  const text = useOfferText();
  const { beginning, isAsked } = useBeginningOffer(vehicleType, estimate);
  const hint = useOfferHint(estimate);
  const retained = useRetainedFocus(String(offer === undefined));
  if (vehicleType === undefined) return null;
  if (offer === undefined) {
    return (
      <div {...retained}>
        <Button loading={isAsked} onClick={() => onOffer(String(beginning ?? ''))} className="rider-offer-begin">
          {text.begin}
        </Button>
      </div>
    );
  }
  return (
    <section className="rider-offer" aria-label={text.title} {...retained}>
      <LoadedPart
        load={fareStepper}
        with={{
          ...{ label: text.field, less: text.less, more: text.more, name: 'offer', value: offer, onChange: onOffer },
          ...{ minimum: FARE.minimum, maximum: highestFare(estimate), beginning, hint, error, fieldRef },
        }}
        waiting={<Skeleton height="7rem" />}
        failed={() => null}
      />
      <Button variant="quiet" size="small" onClick={() => onOffer(undefined)}>
        {text.leave}
      </Button>
    </section>
  );
}

const DAY_MS = 86_400_000;

/** Without an estimate it is the vehicle type's minimum fare, which is asked once; undefined where nobody answers. */
function useBeginningOffer(vehicleType: VehicleType | undefined, estimate: RideEstimate | undefined) {
  const { data, isLoading } = useQuery({
    queryKey: ['minimum-fares'],
    queryFn: ({ signal }) => call(rideRoutes.minimumFares, {}, { signal }),
    staleTime: DAY_MS,
    enabled: vehicleType !== undefined && estimate === undefined,
  });
  const minimum = data?.find((least) => least.vehicleType === vehicleType)?.fare;
  return { beginning: estimate ? beginningFare(estimate) : minimum, isAsked: isLoading };
}

/** What is usual, and what the law allows; nothing without an estimate. */
function useOfferHint(estimate: RideEstimate | undefined): string | undefined {
  const text = useOfferText();
  const { number, taka } = useFormat();
  if (!estimate) return undefined;
  const limit = estimate.ceiling === null ? [] : [text.atMost(taka(estimate.ceiling))];
  return [text.usual(rangeText(estimate.fare, number, taka)), ...limit].join(' ');
}
