import { isOpen, type RideView } from '@pothik/contracts/ride';
import { RideEstimate, RideReviewBadge, RideRoute, RideStatusPill, useRideHistory } from '@pothik/ride-ui';
import { Brand, Button, DescriptionList, Money, Stepper } from '@pothik/ui-kit';
import { Printer } from 'lucide-react';
import { Link } from 'react-router';
import { PaymentPart } from '../../payment/payment-part';
import { GetRideButton } from '../../rides/get-ride-button';
import { progressOf } from '../../rides/ride.rules';
import { RideHelp } from '../../rides/ride-help';
import { useRiderText } from '../../texts/rider-text';
import { useReceiptText } from './receipt-text';
import { useDetails } from './use-details';

/** A ride on one sheet: fare, route, people and the whole history. */
export function Receipt({ ride }: { ride: RideView }) {
  const text = useReceiptText();
  const { fare: fareWord } = useRiderText();
  const { fare, rideStatus } = ride;
  const arrived = rideStatus === 'COMPLETED';
  return (
    <article className="ui-card rider-stack">
      <header className="rider-receipt-head">
        <Brand name={text.brand} className="rider-brand" />
        <div className="rider-head-line">
          <title>{text.documentTitle(arrived ? text.receipt : text.ride)}</title>
          <h1>{arrived ? text.receipt : text.ride}</h1>
          <RideStatusPill status={rideStatus} reader="RIDER" />
        </div>
        <RideReviewBadge ride={ride} isExplained />
      </header>
      {arrived && fare !== null && (
        <p className="rider-paid">
          <span className="rider-quiet">{fareWord}</span>
          <Money amount={fare} className="rider-paid-sum" />
        </p>
      )}
      {arrived && <PaymentPart ride={ride} />}
      <RideEstimate ride={ride} reader="RIDER" />
      <RideRoute ride={ride} reader="RIDER" progress={progressOf(ride)} />
      <DescriptionList items={useDetails(ride)} className="rider-receipt-details" />
      <section className="rider-history">
        <h2>{text.history}</h2>
        <Stepper label={text.history} steps={useRideHistory(ride, 'RIDER')} />
      </section>
      <RideHelp rideId={ride._id} />
      <div className="rider-receipt-actions">{isOpen(rideStatus) ? <ToCurrentRide /> : <AfterRide ride={ride} />}</div>
    </article>
  );
}

function ToCurrentRide() {
  const text = useReceiptText();
  return (
    <Button asChild variant="primary">
      <Link to="/rider/current-ride">{text.toCurrentRide}</Link>
    </Button>
  );
}

function AfterRide({ ride }: { ride: RideView }) {
  const text = useReceiptText();
  const { rideAgain } = useRiderText();
  return (
    <>
      <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
        {text.print}
      </Button>
      <GetRideButton before={ride}>{rideAgain}</GetRideButton>
    </>
  );
}
