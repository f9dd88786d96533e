import { firstNameOf } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import { RideEstimate, RideMap, SosButton, SosState } from '@pothik/ride-ui';
import { Button, Card, Dock } from '@pothik/ui-kit';
import { Phone } from 'lucide-react';
import { RideHelp } from '../../rides/ride-help';
import { useRetainedFocus } from '../../rides/use-retained-focus';
import { AnswerCountdown } from './answer-countdown';
import { AskedDrivers } from './asked-drivers';
import { CancelRide } from './cancel-ride';
import { useCurrentRideText } from './current-ride-text';
import { DriverCard } from './driver-card';
import { DriverEta, useDriverOnMap, useMinutesAway } from './eta/driver-eta';
import { useEta } from './eta/use-eta';
import { FareNotice } from './fare-notice';
import { MovingAway } from './moving-away';
import { NewCodeButton } from './new-code-button';
import { CounterOffer, useCounterOffer } from './offer/counter-offer';
import { OwnOffer } from './offer/own-offer';
import { OwnPhone } from './own-phone/own-phone';
import { RideHead } from './ride-head';
import { RideSteps } from './ride-steps';
import { RideTicket } from './ride-ticket';
import { RouteCard } from './route-card';
import { StillLooking } from './search-state';
import { SoundChoice } from './sound/sound-choice';
import { isCodeLocked, showsCode } from './start-code.rules';

/** An open ride: status, driver, fare and code, and the one next action. */
export function OpenRide({ ride }: { ride: RideView }) {
  const { rideStatus, asking } = ride;
  const eta = useEta(ride);
  const title = useMinutesAway(ride, eta);
  const driver = useDriverOnMap(ride, eta);
  const isAsked = useCounterOffer(ride) !== undefined;
  return (
    <article className="rider-stack rider-trip" {...useRetainedFocus(String(isAsked))}>
      <RideMap ride={ride} reader="RIDER" driver={driver} className="rider-map" />
      <RideHead ride={ride} title={title}>
        <DriverEta ride={ride} eta={eta} />
      </RideHead>
      <MovingAway ride={ride} />
      <SosState ride={ride} className="rider-sos-state" />
      <CounterOffer ride={ride} />
      <FareNotice ride={ride} />
      <Answer ride={ride} />
      <div className="rider-columns">
        <div className="rider-stack">
          <OwnOffer ride={ride} />
          {!asking?.looking && <DriverCard driver={ride.driver} />}
          {rideStatus === 'ACCEPTED' && <OwnPhone driverName={firstNameOf(ride.driver.user.name)} />}
          {rideStatus === 'REQUESTED' && asking && <AskedDrivers search={asking} />}
          <RouteCard ride={ride} />
          <Card as="div">
            <RideEstimate ride={ride} reader="RIDER" />
          </Card>
          {showsCode(ride) && (
            <div className="rider-centre">
              <NewCodeButton ride={ride} />
            </div>
          )}
        </div>
        <div className="rider-stack">
          <RideActions ride={ride} />
          <RideSteps ride={ride} />
          <SoundChoice />
          <RideHelp rideId={ride._id} />
        </div>
      </div>
    </article>
  );
}

/** What people came for, in sight without scrolling: how long the driver may still answer or the search goes on, then fare and code. */
function Answer({ ride }: { ride: RideView }) {
  const { rideStatus, answerBy, asking } = ride;
  if (rideStatus !== 'REQUESTED') return <RideTicket ride={ride} />;
  if (asking?.looking) return <StillLooking search={asking} />;
  if (!answerBy) return null;
  return <AnswerCountdown ride={{ ...ride, answerBy }} name={firstNameOf(ride.driver.user.name)} />;
}

function RideActions({ ride }: { ride: RideView }) {
  const text = useCurrentRideText();
  const { name, phone } = ride.driver.user;
  const isLocked = isCodeLocked(ride);
  const isAsked = useCounterOffer(ride) !== undefined || ride.movingAwaySince !== undefined;
  const mayCall = ride.rideStatus === 'ACCEPTED' && !isLocked && phone;
  return (
    <Dock>
      <CancelRide ride={ride} />
      {mayCall && (
        <Button asChild variant={isAsked ? 'outline' : 'primary'} className="rider-call" icon={<Phone aria-hidden />}>
          <a href={`tel:${phone}`}>{text.call(firstNameOf(name))}</a>
        </Button>
      )}
      {isLocked && <NewCodeButton ride={ride} />}
      <SosButton ride={ride} question={<p>{text.sosText}</p>} className="rider-sos" />
    </Dock>
  );
}
