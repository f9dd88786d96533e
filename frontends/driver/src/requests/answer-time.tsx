import { invalidate, QUERY } from '@pothik/api-client';
import { answerMsOf, type RideView } from '@pothik/contracts/ride';
import { Countdown } from '@pothik/ui-kit';
import { useRequestsText } from './requests-text';

/** The time that a driver has left to answer a request. */
export function AnswerTime({ ride }: { ride: RideView }) {
  const text = useRequestsText();
  if (!ride.answerBy) return null;
  return (
    <Countdown
      until={ride.answerBy}
      label={text.timeLeft}
      totalMs={answerMsOf(ride)}
      onEnd={() => void invalidate(QUERY.RideRequest)}
    />
  );
}
