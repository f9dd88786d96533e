import { LoadedPart } from '@pothik/api-client';
import { firstNameOf } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import { RideEstimate, RideMap, RideMapPlace, RideRoute, RideStatusPill } from '@pothik/ride-ui';
import { progressAt } from '@pothik/ride-ui/rules';
import { Card, LiveRegion, useNow } from '@pothik/ui-kit';
import { useState } from 'react';
import { useToldPoint } from '../position/use-told-point';
import { nextActionOf, shortLocationOf } from '../rides/ride.rules';
import { useActiveRideText } from './active-ride-text';
import { Arrival, isArrivalNext } from './arrival';
import { isAtPickup } from './at-pickup.rules';
import { Navigate } from './navigate';
import { NextStep } from './next-step';
import { RideSteps } from './ride-steps';
import { RiderCard } from './rider-card';
import { useJustChanged } from './use-just-changed';

/** Loaded for rides with a pin alone. */
const comingMap = () => import('../way/coming').then(({ ComingMap }) => ({ Component: ComingMap }));
const comingFigures = () => import('../way/coming').then(({ ComingFigures }) => ({ Component: ComingFigures }));

const LOCATION_LOOK_MS = 15_000;
const MAP = 'driver-map';

/** The engaged ride in the order of work: the way, the rider, and exactly one next action. */
export function ActiveRide({ ride }: { ride: RideView }) {
  const text = useActiveRideText();
  const { pickupPoint } = ride;
  const pickup = ride.rideStatus === 'ACCEPTED' && !ride.arrivedAt ? pickupPoint : undefined;
  return (
    <section aria-label={text.yourRide} className="driver-trip">
      <LiveRegion message={useAnnouncement(ride)} />
      {pickup ? (
        <LoadedPart
          load={comingMap}
          with={{ ride, pickup, className: MAP }}
          waiting={<RideMapPlace ride={ride} className={MAP} />}
          failed={() => null}
        />
      ) : (
        <RideMap ride={ride} reader="DRIVER" className={MAP} />
      )}
      <div className="driver-stack">
        <div className="driver-ride-head">
          <h1>{useTitle(ride)}</h1>
          <RideStatusPill status={ride.rideStatus} reader="DRIVER" />
        </div>
        {pickup && <LoadedPart load={comingFigures} with={{ ride }} waiting={null} failed={() => null} />}
        <Work ride={ride} />
      </div>
    </section>
  );
}

/** On the way Navigate comes first, without a fare the fare, and at the pickup the code. */
function Work({ ride }: { ride: RideView }) {
  const [changingFare, setChangingFare] = useState(false);
  // Here, as the step changes its place.
  const justChanged = useJustChanged(ride.rideStatus);
  const isFar = isAtPickup(ride, useToldPoint(ride.driver._id), useNow(LOCATION_LOOK_MS)) === false;
  const isWaiting = ride.rideStatus === 'ACCEPTED' && ride.arrivedAt !== undefined;
  const isStepFirst = isWaiting || nextActionOf(ride)?.kind === 'set-fare';
  const leads = isFar && isArrivalNext(ride) && !changingFare;
  const navigate = <Navigate ride={ride} variant={leads ? 'primary' : 'outline'} />;
  const step = (
    <NextStep
      ride={ride}
      isFar={isFar}
      justChanged={justChanged}
      changingFare={changingFare}
      onChangeFare={() => setChangingFare(true)}
      onFareKept={() => setChangingFare(false)}
    />
  );
  return (
    <>
      {!isStepFirst && navigate}
      {isStepFirst && step}
      <Places ride={ride} />
      <div className="driver-columns">
        <div className="driver-stack">
          <RiderCard ride={ride} />
          {!isStepFirst && step}
          {isStepFirst && navigate}
          <Arrival ride={ride} />
        </div>
        <RideSteps ride={ride} />
      </div>
    </>
  );
}

function Places({ ride }: { ride: RideView }) {
  return (
    <Card as="div" className="driver-places">
      <RideRoute
        wide
        ride={ride}
        reader="DRIVER"
        progress={progressAt(ride.rideStatus)}
        vehicle={ride.driver.vehicle.vehicleType}
      />
      {ride.fare === null && <RideEstimate ride={ride} reader="DRIVER" />}
    </Card>
  );
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
