import { isStuck } from '@pothik/api-client';
import { firstNameOf } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import { RideStatusPill, useRide } from '@pothik/ride-ui';
import { Button, Card, ClockTime, Dock, Money, PersonLine, Skeleton, SkeletonGroup } from '@pothik/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { LoadFailed } from '../loading/load-failed';
import { isCollected } from '../payment/payment.rules';
import { PaymentActions } from '../payment/payment-actions';
import { PaymentNote } from '../payment/payment-note';
import { usePayment } from '../payment/use-payment';
import { shortLocationOf } from '../rides/ride.rules';
import { useDriverText } from '../texts/driver-text';
import { collectOf } from './collect.rules';
import { stopCollecting } from './collect.store';
import { useCollectText } from './collect-text';

/** After a completed ride: what the rider pays, until the driver says it was received. The sum is the server's. */
export function CollectFare({ rideId }: { rideId: string }) {
  const text = useCollectText();
  const { loading } = useDriverText();
  const ride = useRide(rideId);
  const owed = ride.data && collectOf(ride.data);
  const driver = ride.data?.driver.user._id;
  useEffect(() => {
    if (owed === 'nothing' && driver !== undefined) stopCollecting(driver, rideId);
  }, [owed, driver, rideId]);
  if (ride.data && owed === 'due') return <Due ride={ride.data} />;
  if (isStuck(ride)) return <LoadFailed title={text.failed} query={ride} />;
  if (ride.data) return null;
  return (
    <SkeletonGroup label={loading}>
      <Skeleton width="100%" height="14rem" />
    </SkeletonGroup>
  );
}

function Due({ ride }: { ride: RideView }) {
  const text = useCollectText();
  const fare = ride.fare ?? 0;
  const name = firstNameOf(ride.user.name);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: payment } = usePayment(ride._id);
  const [hasFailed, setHasFailed] = useState(false);
  const goOn = () => stopCollecting(ride.driver.user._id, ride._id);
  const collected = isCollected(payment);
  // Said elsewhere, or long ago: nothing is left to collect.
  useEffect(() => {
    if (collected) stopCollecting(ride.driver.user._id, ride._id);
  }, [collected, ride.driver.user._id, ride._id]);
  // The pressed button is gone: who reads by ear hears what to collect.
  useEffect(() => heading.current?.focus(), []);
  const isSaid = payment?.status === 'UNPAID_SAID' || payment?.status === 'DISPUTED' || payment?.status === 'OWING';
  return (
    <section className="driver-stack" aria-labelledby="driver-collect">
      <div className="driver-ride-head">
        <h1>{text.title(shortLocationOf(ride.dropLocation))}</h1>
        <RideStatusPill status={ride.rideStatus} reader="DRIVER" />
      </div>
      <Card as="div" className="driver-collect">
        <PersonLine
          name={ride.user.name}
          {...(ride.user.image ? { src: ride.user.image } : {})}
          text={<At ride={ride} />}
        />
        <h2 id="driver-collect" ref={heading} tabIndex={-1}>
          {text.collect(name)}
          <Money amount={fare} className="driver-collect-sum" />
        </h2>
        <p className="driver-quiet">{text.agreed}</p>
      </Card>
      {payment && <PaymentNote ride={ride} payment={payment} />}
      <Dock>
        {(isSaid || hasFailed) && (
          <Button variant="quiet" onClick={goOn}>
            {text.goOn}
          </Button>
        )}
        <PaymentActions ride={ride} payment={payment} onReceived={goOn} onFailed={() => setHasFailed(true)} />
      </Dock>
    </section>
  );
}

const At = ({ ride }: { ride: RideView }) => <ClockTime at={ride.history.at(-1)?.at ?? ride.updatedAt} />;
