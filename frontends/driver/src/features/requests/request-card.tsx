import { invalidate, QUERY } from '@pothik/api-client';
import type { RideView } from '@pothik/contracts/ride';
import { RideEstimate, RideRoute } from '@pothik/ride-ui';
import {
  Button,
  Card,
  Countdown,
  PersonLine,
  RelativeTime,
  useCountdown,
  useFormat,
  VisuallyHidden,
} from '@pothik/ui-kit';
import { useStatusCommand } from '../../rides/use-ride-command';
import { answerMsOf, isUrgent } from './answer-time.rules';
import { useRequestsText } from './requests-text';

export interface RequestCardProps {
  ride: RideView;
  /** The request to answer next has the page's one orange button. */
  next: boolean;
  /** False during another ride. */
  acceptable: boolean;
  onReject(): void;
  /** Accepts for another fare than the rider's offer. */
  onAskAnother(): void;
}

/** A ride request: rider, route, note, and the time left to answer. */
export function RequestCard({ ride, next, acceptable, onReject, onAskAnother }: RequestCardProps) {
  const text = useRequestsText();
  const { taka } = useFormat();
  const accept = useStatusCommand(ride, 'ACCEPTED');
  const { name, image } = ride.user;
  const offer = ride.offer && taka(ride.offer.fare);
  const left = ride.answerBy && (
    <Countdown
      until={ride.answerBy}
      label={text.timeLeft}
      totalMs={answerMsOf(ride)}
      onEnd={() => void invalidate(QUERY.RideRequest)}
    />
  );
  return (
    <Card as="li" className="driver-request">
      <AnswerNow ride={ride} />
      <PersonLine
        name={name}
        text={<RelativeTime at={ride.createdAt} />}
        aside={left}
        {...(image ? { src: image } : {})}
      />
      {offer && <p className="driver-offer">{text.offers(offer)}</p>}
      <RideRoute ride={ride} reader="DRIVER" />
      <RideEstimate ride={ride} reader="DRIVER" />
      {!acceptable && <p className="driver-quiet">{text.onRide}</p>}
      {offer && (
        <Button variant="quiet" size="small" disabled={!acceptable} onClick={onAskAnother}>
          {text.askAnother}
        </Button>
      )}
      <div className="driver-answers">
        <Button variant="quiet" refusal aria-label={text.rejectName(name)} onClick={onReject}>
          {text.reject}
        </Button>
        <Button
          variant={next ? 'primary' : 'outline'}
          {...(offer ? {} : { 'aria-label': text.acceptName(name) })}
          disabled={!acceptable}
          loading={accept.isPending}
          onClick={() => void accept.run()}
        >
          {text.accept}
          {offer && (
            <>
              <VisuallyHidden>{` ${name} `}</VisuallyHidden>
              <span className="driver-amount">{offer}</span>
            </>
          )}
        </Button>
      </div>
    </Card>
  );
}

/** In the last seconds the card says so; alone, because it looks at the clock four times a second. */
function AnswerNow({ ride }: Pick<RequestCardProps, 'ride'>) {
  const text = useRequestsText();
  const left = useCountdown(ride.answerBy);
  if (left === 0 || !isUrgent(left, answerMsOf(ride))) return null;
  return <p className="driver-answer-now">{text.answerNow}</p>;
}
