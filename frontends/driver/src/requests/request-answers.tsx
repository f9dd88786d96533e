import type { RideView } from '@pothik/contracts/ride';
import { useHasPassed } from '@pothik/ride-ui';
import { Button, useFormat, VisuallyHidden } from '@pothik/ui-kit';
import { useStatusCommand } from '../rides/use-ride-command';
import { useRequestsText } from './requests-text';

/** A request that has just come to the thumb’s place cannot be accepted for so long, in ms: the tap was meant for what was there. */
export const JUST_CAME_MS = 1_000;

export interface RequestAnswersProps {
  ride: RideView;
  /** The request to answer next has the page's one orange button. */
  next: boolean;
  /** False during another ride. */
  acceptable: boolean;
  onReject(): void;
  onAccepted?(): void;
}

/** Reject, and Accept with the offer in it. */
export function RequestAnswers({ ride, next, acceptable, onReject, onAccepted }: RequestAnswersProps) {
  const text = useRequestsText();
  const { taka } = useFormat();
  const accept = useStatusCommand(ride, 'ACCEPTED', onAccepted ? { onSuccess: onAccepted } : {});
  const { name } = ride.user;
  const isOver = useHasPassed(ride.answerBy === undefined ? undefined : Date.parse(ride.answerBy));
  const offer = ride.offer && taka(ride.offer.fare);
  return (
    <>
      <Button variant="quiet" refusal aria-label={text.rejectName(name)} disabled={isOver} onClick={onReject}>
        {text.reject}
      </Button>
      <Button
        variant={next ? 'primary' : 'outline'}
        {...(offer ? {} : { 'aria-label': text.acceptName(name) })}
        disabled={!acceptable || isOver}
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
    </>
  );
}
