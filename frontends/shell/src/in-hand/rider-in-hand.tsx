import { useInHand, useLanguage } from '@pothik/api-client';
import { isWaiting, type RiderInHand as Ride } from '@pothik/api-client/in-hand';
import { plateText } from '@pothik/contracts/driver';
import { firstNameOf } from '@pothik/contracts/platform';
import { allowsSos } from '@pothik/contracts/ride';
import { Digits, Dock, Money, PersonLine, Plate, Ticket, VehicleDrawing } from '@pothik/ui-kit';
import { Lock } from 'lucide-react';
import { CancelInHand } from './cancel-in-hand';
import { useInHandText } from './in-hand-text';
import { Outbox } from './outbox';
import { CallButton, PhoneLine, Places } from './places-and-phone';
import { SosInHand, SosWaits } from './sos-in-hand';

/** A rider at the kerb: fare and code, who is coming in which vehicle, and the number to call. */
export function RiderInHand({ ride }: { ride: Ride }) {
  const text = useInHandText();
  const name = firstNameOf(ride.driver);
  const isBeforePickUp = ride.status === 'ACCEPTED';
  const cancels = useInHand().acts.some((kept) => kept.act.kind === 'cancel' && isWaiting(kept));
  return (
    <>
      <header className="shell-in-hand-head">
        <h1>{isBeforePickUp ? text.wasComing(name) : text.headingTo(ride.dropLocation)}</h1>
        <p>{text.updatesLater}</p>
      </header>
      <SosWaits />
      <FareAndCode ride={ride} />
      <Driver ride={ride} />
      <PhoneLine name={name} phone={ride.phone} />
      <Places ride={ride} />
      <Outbox />
      {isBeforePickUp && !cancels && <CancelInHand rideId={ride.rideId} />}
      <Dock>
        <CallButton name={name} phone={ride.phone} />
        {allowsSos(ride.status) && <SosInHand rideId={ride.rideId} />}
      </Dock>
    </>
  );
}

function FareAndCode({ ride: { fare, startCode, status } }: { ride: Ride }) {
  const text = useInHandText();
  const waits = (words: string) => ({ waiting: true, figure: <span className="shell-in-hand-words">{words}</span> });
  const money = fare === null ? waits(text.noFare) : { figure: <Money amount={fare} /> };
  const code = startCode ? { figure: <Digits value={startCode} groupOf={3} /> } : waits(text.codeComesWithFare);
  const halves = [{ key: 'fare', label: text.fare, ...money }];
  if (status !== 'ACCEPTED') return <Ticket halves={halves} />;
  return (
    <Ticket
      halves={[...halves, { key: 'code', label: text.startCode, ...code }]}
      foot={text.keepCode}
      footIcon={<Lock aria-hidden="true" />}
    />
  );
}

function Driver({ ride: { driver, vehicle, plate } }: { ride: Ride }) {
  const language = useLanguage();
  return (
    <section className="ui-card">
      <PersonLine
        name={driver}
        text={`${vehicle.brand} ${vehicle.model}`}
        aside={<VehicleDrawing type={vehicle.vehicleType} />}
      />
      {plate !== undefined && (
        <p className="shell-in-hand-plate">
          <Plate big>{plateText(plate, language)}</Plate>
        </p>
      )}
    </section>
  );
}
