import type { RideView } from '@pothik/contracts/ride';
import { Button, Card, DescriptionList, Dock, Money, Note } from '@pothik/ui-kit';
import { firstNameOf } from '../../rides/ride.rules';
import { useRideWords } from '../../rides/ride-words';
import { useCurrentRideText } from './current-ride-text';
import { DriverCard } from './driver-card';
import { GetRideButton } from './get-ride-button';
import { RideHead } from './ride-head';
import { RideRoute } from './ride-route';
import { RideSteps } from './ride-steps';

/** How a ride ended, until it is dismissed. */
export function EndedRide({ ride, onDismiss }: { ride: RideView; onDismiss(): void }) {
  const text = useCurrentRideText();
  const arrived = ride.rideStatus === 'COMPLETED';
  return (
    <article className="rider-stack">
      <RideHead ride={ride} />
      <RideRoute ride={ride} />
      <div className="rider-columns">
        <div className="rider-stack">
          {arrived ? <Payment ride={ride} /> : <Reason ride={ride} />}
          <DriverCard driver={ride.driver} />
        </div>
        <div className="rider-stack">
          <RideSteps ride={ride} />
          <Dock>
            <Button variant="quiet" onClick={onDismiss}>
              {text.dismiss}
            </Button>
            <GetRideButton before={arrived ? undefined : ride}>
              {arrived ? text.another : text.anotherDriver}
            </GetRideButton>
          </Dock>
        </div>
      </div>
    </article>
  );
}

function Payment({ ride: { fare, driver } }: { ride: RideView }) {
  const text = useCurrentRideText();
  if (fare === null) return null;
  const lines = [
    { term: text.fareAgreed, description: <Money amount={fare} className="rider-sum" /> },
    { term: text.pay, description: text.payDirectly(firstNameOf(driver.user.name)) },
  ];
  return (
    <Card>
      <DescriptionList items={lines} />
    </Card>
  );
}

function Reason({ ride }: { ride: RideView }) {
  const text = useCurrentRideText();
  const words = useRideWords();
  const last = ride.history.at(-1);
  if (!last?.reason) return null;
  const reason = last.by === 'SYSTEM' ? words.systemReason(last.reason) : last.reason;
  return <Note>{text.reasonGiven(reason)}</Note>;
}
