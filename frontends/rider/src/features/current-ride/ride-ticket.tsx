import { firstNameOf } from '@pothik/contracts/platform';
import { type RideView, reachedAt } from '@pothik/contracts/ride';
import { useEstimateText } from '@pothik/ride-ui';
import { Digits, Money, Ticket, type TicketHalf, useFormat } from '@pothik/ui-kit';
import { CircleCheck, KeyRound, Lock } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useRiderText } from '../../texts/rider-text';
import { useCurrentRideText } from './current-ride-text';
import { seatOf } from './sentence.rules';
import { useSentenceText } from './sentence-text';
import { isCodeLocked, showsCode } from './start-code.rules';

/** Fare and start code are shown together: giving the driver the code agrees to the fare. */
export function RideTicket({ ride }: { ride: RideView }) {
  const text = useCurrentRideText();
  const { foot, icon } = useFoot(ride);
  return (
    <section aria-label={text.fareTicket}>
      <Ticket halves={[useFareHalf(ride), useCodeHalf(ride)]} foot={foot} footIcon={icon} />
    </section>
  );
}

function useFareHalf({ fare, driver, estimate }: RideView): TicketHalf {
  const text = useCurrentRideText();
  const label = useRiderText().fare;
  const { taka } = useFormat();
  const usual = useEstimateText(estimate);
  const note = usual && { note: text.usually(usual.fare) };
  if (fare !== null) {
    return { key: 'fare', label, figure: <FareAmount amount={fare} letters={taka(fare).length} />, ...note };
  }
  const words = text.waitingFare(firstNameOf(driver.user.name));
  return { key: 'fare', label, waiting: true, figure: <span className="rider-ticket-words">{words}</span> };
}

/** A long amount gets a smaller font on a phone, so that it fits its half. */
function FareAmount({ amount, letters }: { amount: number; letters: number }) {
  return (
    <span className="rider-fare-amount" style={{ '--letters': letters } as CSSProperties}>
      <Money amount={amount} />
    </span>
  );
}

function useCodeHalf(ride: RideView): TicketHalf {
  const text = useCurrentRideText();
  const { time } = useFormat();
  const half = { key: 'code', label: text.startCode };
  const used = reachedAt(ride, 'PICKED UP');
  if (used) {
    const words = (
      <span className="rider-ticket-words rider-good">
        <CircleCheck aria-hidden size={20} />
        {text.codeUsed(time(used))}
      </span>
    );
    return { ...half, figure: words };
  }
  if (showsCode(ride)) return { ...half, figure: <Digits value={ride.startCode} groupOf={3} /> };
  const words = isCodeLocked(ride) ? text.locked : text.waitingCode;
  return { ...half, waiting: true, figure: <span className="rider-ticket-words">{words}</span> };
}

function useFoot(ride: RideView) {
  const text = useCurrentRideText();
  const seat = seatOf(ride, useSentenceText());
  const { taka } = useFormat();
  if (ride.rideStatus !== 'ACCEPTED') return { foot: text.fareFixed, icon: <Lock aria-hidden /> };
  const icon = <KeyRound aria-hidden />;
  if (ride.fare === null) return { foot: text.ticketWaiting, icon };
  if (isCodeLocked(ride)) return { foot: text.lockedText, icon: <Lock aria-hidden /> };
  const foot = (
    <>
      <FareReason ride={ride} />
      {text.giveCode(firstNameOf(ride.driver.user.name), taka(ride.fare), seat)}
    </>
  );
  return { foot, icon };
}

/** Why the fare is another than what the rider was told before asking: beside the code that agrees to it. */
function FareReason({ ride: { fareReason, estimate } }: { ride: RideView }) {
  const text = useCurrentRideText();
  const estimated = useEstimateText(estimate);
  if (!fareReason) return null;
  return (
    <p>
      {estimated && <b>{text.estimateWas(estimated.fare)}</b>} {text.reasonGiven(fareReason)}
    </p>
  );
}
