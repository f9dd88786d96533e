import { LoadedPart } from '@pothik/api-client';
import { firstNameOf } from '@pothik/contracts/platform';
import { answerMsOf, type RideView } from '@pothik/contracts/ride';
import { ByPhone, RideEstimate, RideRoute } from '@pothik/ride-ui';
import { Button, PersonLine, RelativeTime, useCountdown, useFormat } from '@pothik/ui-kit';
import { AnswerTime } from './answer-time';
import { isUrgent } from './answer-time.rules';
import { useRequestsText } from './requests-text';

/** Loaded for rides with a pin alone. */
const pickupWay = () => import('../way/pickup-way').then(({ PickupWay }) => ({ Component: PickupWay }));

interface RequestFactsProps {
  ride: RideView;
  /** False during another ride. */
  acceptable: boolean;
  /** Accepts for another fare than the rider's offer. */
  onAskAnother(): void;
}

/** What decides about a request: the time left, the offer, the way to the pickup, the places, the note, the estimate. */
export function RequestFacts({ ride, acceptable, onAskAnother }: RequestFactsProps) {
  const text = useRequestsText();
  const { taka } = useFormat();
  const { name, image } = ride.user;
  const { pickupPoint: pickup } = ride;
  return (
    <>
      <AnswerNow ride={ride} />
      <PersonLine
        name={name}
        text={<RelativeTime at={ride.createdAt} />}
        aside={<AnswerTime ride={ride} />}
        {...(image ? { src: image } : {})}
      >
        <ByPhone ride={ride} reader="DRIVER" />
      </PersonLine>
      {!acceptable && <p className="driver-quiet">{text.onRide}</p>}
      {ride.offer && (
        <div className="driver-deal">
          <p className="driver-offer">{text.offers(taka(ride.offer.fare))}</p>
          <Button size="small" disabled={!acceptable} onClick={onAskAnother}>
            {text.askAnother}
          </Button>
        </div>
      )}
      {pickup && (
        <LoadedPart
          load={pickupWay}
          with={{ ride, pickup }}
          waiting={<div className="ui-map driver-way-map" />}
          failed={() => null}
        />
      )}
      <RideRoute ride={ride} reader="DRIVER" />
      <RideEstimate ride={ride} reader="DRIVER" />
    </>
  );
}

/** In the last seconds the card says so; alone, because it looks at the clock four times a second. */
function AnswerNow({ ride }: Pick<RequestFactsProps, 'ride'>) {
  const text = useRequestsText();
  const left = useCountdown(ride.answerBy);
  if (ride.answerBy === undefined || !isUrgent(left, answerMsOf(ride))) return null;
  return <p className="driver-answer-now">{left === 0 ? text.over(firstNameOf(ride.user.name)) : text.answerNow}</p>;
}
