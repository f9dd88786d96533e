import { failureText } from '@pothik/api-client';
import { firstNameOf } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import { SosState, useEnding } from '@pothik/ride-ui';
import { Button, Card, DescriptionList, Dock, Money, Note, TextLink, useFormat } from '@pothik/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router';
import { PaymentPart } from '../../payment/payment-part';
import { GetRideButton } from '../../rides/get-ride-button';
import { minutesOnTheRoad } from '../../rides/ride.rules';
import { RideHelp } from '../../rides/ride-help';
import { useRiderText } from '../../texts/rider-text';
import { AskNearestAgain, mayAskAgain } from './ask-nearest-again';
import { AskedBefore } from './asked-drivers';
import { useCurrentRideText } from './current-ride-text';
import { DriverCard } from './driver-card';
import { RideHead } from './ride-head';
import { RideSteps } from './ride-steps';
import { RouteCard } from './route-card';

/** How a ride ended, until it is dismissed. */
export function EndedRide({ ride, onDismiss }: { ride: RideView; onDismiss(): void }) {
  const text = useCurrentRideText();
  const { rideAgain } = useRiderText();
  const arrived = ride.rideStatus === 'COMPLETED';
  const asksAgain = mayAskAgain(ride);
  const [failure, setFailure] = useState<unknown>();
  return (
    <article className="rider-stack">
      <RideHead ride={ride} />
      <SosState ride={ride} />
      {arrived ? <Payment ride={ride} /> : <Reason ride={ride} />}
      {failure !== undefined && (
        <Note tone="danger" alert>
          {failureText(failure)}
        </Note>
      )}
      <div className="rider-columns">
        <div className="rider-stack">
          <AskedBefore ride={ride} />
          {!ride.asking?.looking && <DriverCard driver={ride.driver} />}
          <RouteCard ride={ride} />
          <RideHelp rideId={ride._id} />
        </div>
        <div className="rider-stack">
          <Dock>
            <Button variant="quiet" onClick={onDismiss}>
              {text.dismiss}
            </Button>
            {asksAgain ? (
              <AskNearestAgain ride={ride} onFailed={setFailure} />
            ) : (
              <GetRideButton before={ride}>{arrived ? rideAgain : text.anotherDriver}</GetRideButton>
            )}
          </Dock>
          {asksAgain && (
            <GetRideButton before={ride} variant="outline">
              {text.anotherDriver}
            </GetRideButton>
          )}
          <RideSteps ride={ride} />
        </div>
      </div>
    </article>
  );
}

function Payment({ ride }: { ride: RideView }) {
  const text = useCurrentRideText();
  const { roadTime, minutes: minutesText } = useRiderText();
  const { number } = useFormat();
  const minutes = minutesOnTheRoad(ride);
  if (ride.fare === null) return null;
  const lines = [
    { term: text.fareAgreed, description: <Money amount={ride.fare} className="rider-sum" /> },
    { term: text.pay, description: text.payDirectly(firstNameOf(ride.driver.user.name)) },
    ...(minutes === undefined ? [] : [{ term: roadTime, description: minutesText(number(minutes), minutes === 1) }]),
  ];
  return (
    <Card className="rider-payment">
      <DescriptionList items={lines} />
      <PaymentPart ride={ride} />
      <TextLink asChild className="rider-receipt-link">
        <Link to={`/rider/rides/${ride._id}`}>{text.receipt}</Link>
      </TextLink>
    </Card>
  );
}

function Reason({ ride }: { ride: RideView }) {
  const text = useCurrentRideText();
  const ending = useEnding(ride, 'RIDER');
  return ending?.why ? <Note>{text.reasonGiven(ending.why)}</Note> : null;
}
