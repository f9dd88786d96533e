import { firstNameOf } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import { RideEstimate, RideMap, RideRoute, RideStatusPill } from '@pothik/ride-ui';
import { progressAt } from '@pothik/ride-ui/rules';
import { Card, LiveRegion } from '@pothik/ui-kit';
import { useState } from 'react';
import { PagePart } from '../loading/page-part';
import { nextActionOf, shortLocationOf } from '../rides/ride.rules';
import { useActiveRideText } from './active-ride-text';
import { AgreedFare } from './agreed-fare';
import { Arrival } from './arrival';
import { MapLink } from './map-link';
import { MoveStep } from './move-step';
import { OfferAgain } from './offer-again';
import { RideSteps } from './ride-steps';
import { RiderCard } from './rider-card';
import { useJustChanged } from './use-just-changed';

const fareStep = () => import('./fare-step').then(({ FareStep }) => ({ Component: FareStep }));
const codeStep = () => import('./code-step').then(({ CodeStep }) => ({ Component: CodeStep }));

/** The engaged ride: destination, rider, and exactly one next action. */
export function ActiveRide({ ride }: { ride: RideView }) {
  const text = useActiveRideText();
  return (
    <section aria-label={text.yourRide} className="driver-stack driver-trip">
      <LiveRegion message={useAnnouncement(ride)} />
      <RideMap ride={ride} reader="DRIVER" className="driver-map" />
      <div className="driver-ride-head">
        <h1>{useTitle(ride)}</h1>
        <RideStatusPill status={ride.rideStatus} reader="DRIVER" />
      </div>
      <Card as="div">
        <RideRoute
          wide
          ride={ride}
          reader="DRIVER"
          progress={progressAt(ride.rideStatus)}
          vehicle={ride.driver.vehicle.vehicleType}
        />
        {ride.fare === null && <RideEstimate ride={ride} reader="DRIVER" />}
      </Card>
      <div className="driver-columns">
        <div className="driver-stack">
          <NextStep ride={ride} />
          <RiderCard ride={ride} />
          <MapLink ride={ride} />
          <Arrival ride={ride} />
        </div>
        <RideSteps ride={ride} />
      </div>
    </section>
  );
}

function NextStep({ ride }: { ride: RideView }) {
  const [changingFare, setChangingFare] = useState(false);
  const action = nextActionOf(ride);
  const justChanged = useJustChanged(ride.rideStatus);
  if (action?.kind === 'set-fare') return <PagePart load={fareStep} with={{ ride }} />;
  if (action?.kind === 'enter-code') {
    if (changingFare) return <PagePart load={fareStep} with={{ ride, onDone: () => setChangingFare(false) }} />;
    return (
      <>
        <AgreedFare ride={ride} onChange={() => setChangingFare(true)} />
        <OfferAgain ride={ride} />
        <PagePart key={ride.codeTriesLeft === 0 ? 'locked' : 'open'} load={codeStep} with={{ ride }} />
      </>
    );
  }
  return action?.kind === 'move' ? <MoveStep ride={ride} to={action.to} justChanged={justChanged} /> : null;
}

function useTitle({ rideStatus, user, dropLocation }: RideView): string {
  const text = useActiveRideText();
  const name = firstNameOf(user.name);
  if (rideStatus === 'PICKED UP') return text.onBoard(name);
  return rideStatus === 'IN TRANSIT' ? text.drivingTo(shortLocationOf(dropLocation)) : text.pickUp(name);
}

function useAnnouncement({ rideStatus, user }: RideView): string {
  const text = useActiveRideText();
  if (rideStatus === 'PICKED UP') return text.nowPickedUp(firstNameOf(user.name));
  return rideStatus === 'IN TRANSIT' ? text.nowInTransit : text.nowAccepted;
}
