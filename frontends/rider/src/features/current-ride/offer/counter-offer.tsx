import { firstNameOf } from '@pothik/contracts/platform';
import { OFFER, type RideView } from '@pothik/contracts/ride';
import { storeText, useHasPassed, useStoredText } from '@pothik/ride-ui';
import { Button, Countdown, Money, Note, useFormat } from '@pothik/ui-kit';
import { Banknote } from 'lucide-react';
import { useState } from 'react';
import '../../../offer/offer.css';
import { useRetainedFocus } from '../../../rides/use-retained-focus';
import { seatOf } from '../sentence.rules';
import { useSentenceText } from '../sentence-text';
import { useAskNext } from '../use-ask-next';
import { useCounterOfferText } from './counter-offer-text';
import { canRaise, RaiseOffer } from './raise-offer';

/** A driver's fare above the rider's offer that the rider has not agreed to on this device; undefined without one. */
export function useCounterOffer({ _id, rideStatus, driver, fare, offer }: RideView) {
  const key = `rider-fare-agreed:${_id}:${driver._id}`;
  const agreed = useStoredText(localStorage, key);
  if (rideStatus !== 'ACCEPTED' || offer === undefined || fare === null) return undefined;
  if (fare <= offer.fare || agreed === String(fare)) return undefined;
  return { offer, fare, agree: () => storeText(localStorage, key, String(fare)) };
}

/** A driver's fare above the rider's offer, both side by side: agree, offer again, or ask the next. */
export function CounterOffer({ ride }: { ride: RideView }) {
  const counterOffer = useCounterOffer(ride);
  return counterOffer && <Answers ride={ride} {...counterOffer} />;
}

type AnswersProps = NonNullable<ReturnType<typeof useCounterOffer>> & { ride: RideView };

function Answers({ ride, offer, fare, agree }: AnswersProps) {
  const text = useCounterOfferText();
  const { taka, number } = useFormat();
  const [isOffering, setIsOffering] = useState(false);
  const name = firstNameOf(ride.driver.user.name);
  const seat = seatOf(ride, useSentenceText());
  const { againLeft = 0, askNextUntil } = offer;
  const isPast = useHasPassed(askNextUntil === undefined ? 0 : Date.parse(askNextUntil));
  const askNext = useAskNext();
  const retained = useRetainedFocus(String(isOffering));
  const mayOffer = canRaise(ride, fare);
  const hasOfferedAgain = againLeft < OFFER.again;
  return (
    <Note tone="warning" alert icon={<Banknote aria-hidden />}>
      <p>
        <b>{text.asks(name)}</b>
      </p>
      <dl className="rider-offer-two">
        <div>
          <dt>{text.theirFare(name)}</dt>
          <dd>
            <Money amount={fare} />
          </dd>
        </div>
        <div>
          <dt>{text.insteadOf}</dt>
          <dd>
            <Money amount={offer.fare} />
          </dd>
        </div>
      </dl>
      {!isOffering && <p>{hasOfferedAgain ? text.sentAgain(name, taka(offer.fare)) : text.agreed(seat)}</p>}
      <div {...retained}>
        {isOffering ? (
          <RaiseOffer ride={ride} below={fare} onDone={() => setIsOffering(false)} />
        ) : (
          <div className="rider-offer-answers">
            <Button variant="primary" onClick={agree}>
              {text.agree(taka(fare))}
            </Button>
            {mayOffer && (
              <Button onClick={() => setIsOffering(true)}>{text.again(number(againLeft), againLeft === 1)}</Button>
            )}
            {!isPast && (
              <Button loading={askNext.isPending} onClick={() => void askNext.run({ rideId: ride._id })}>
                {text.askNext}
              </Button>
            )}
          </div>
        )}
      </div>
      {isPast || askNextUntil === undefined ? (
        <p className="rider-small">{mayOffer ? text.tooLateAgain : text.tooLate}</p>
      ) : (
        <p className="rider-small">
          <span aria-hidden>{text.askNextLeft}</span> <Countdown until={askNextUntil} label={text.askNextLeft} />
          {' · '}
          {text.noCancellation}
        </p>
      )}
    </Note>
  );
}
