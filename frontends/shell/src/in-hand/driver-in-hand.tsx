import { useInHand } from '@pothik/api-client';
import { isWaiting, type DriverInHand as Ride, statusAfter } from '@pothik/api-client/in-hand';
import { firstNameOf } from '@pothik/contracts/platform';
import { Money } from '@pothik/ui-kit';
import { DriverActs } from './driver-acts';
import { useInHandText } from './in-hand-text';
import { Outbox } from './outbox';
import { PhoneLine, Places } from './places-and-phone';
import { SosWaits } from './sos-in-hand';

/** A driver at the roadside: whom to pick up where, and the acts, which wait for the network. */
export function DriverInHand({ ride }: { ride: Ride }) {
  const text = useInHandText();
  const waiting = useInHand().acts.filter((kept) => kept.rideId === ride.rideId && isWaiting(kept));
  const status = statusAfter(ride.status, waiting);
  const name = firstNameOf(ride.rider);
  const onTheWay = status === 'IN TRANSIT' ? text.headingTo(ride.dropLocation) : text.onBoard(name);
  return (
    <>
      <header className="shell-in-hand-head">
        <h1>{status === 'ACCEPTED' ? text.toRider(name) : onTheWay}</h1>
        <p>{text.updatesLater}</p>
      </header>
      <SosWaits />
      <Places ride={ride} />
      {ride.note && (
        <p className="ui-card shell-in-hand-note">
          <small>{text.wrote(name)}</small>
          {ride.note}
        </p>
      )}
      <Outbox />
      <p className="ui-card shell-in-hand-line">
        <span>{ride.rider}</span>
        <b>{ride.fare === null ? text.noFare : <Money amount={ride.fare} />}</b>
      </p>
      <PhoneLine name={name} phone={ride.phone} />
      <DriverActs ride={ride} status={status} waiting={waiting} />
    </>
  );
}
