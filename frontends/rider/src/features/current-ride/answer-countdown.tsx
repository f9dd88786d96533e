import { invalidate, QUERY } from '@pothik/api-client';
import { answerMsOf, RIDE_DEADLINE, type RideView } from '@pothik/contracts/ride';
import { Card, Countdown, useCountdown } from '@pothik/ui-kit';
import type { CSSProperties } from 'react';
import { useCurrentRideText } from './current-ride-text';

interface AnswerCountdownProps {
  /** In a search (`asking`) each driver has a turn of his own. */
  ride: Pick<RideView, 'asking' | 'updatedAt'> & { answerBy: string };
  name: string;
}

/** How long the driver may still answer; at the end the ride is fetched again, even without a notification. */
export function AnswerCountdown({ ride, name }: AnswerCountdownProps) {
  const text = useCurrentRideText();
  const { answerBy, asking } = ride;
  const answerMs = asking ? answerMsOf(ride) : RIDE_DEADLINE.answerMs;
  const said = asking ? text.answerOfOne : text.answerText;
  const share = Math.min(1, useCountdown(answerBy) / (answerMs / 1000));
  return (
    <Card
      title={text.answerTitle}
      actions={
        <Countdown
          until={answerBy}
          label={text.answerLeft}
          className="rider-strong"
          onEnd={() => void invalidate(QUERY.CurrentRide)}
        />
      }
    >
      <div className="rider-meter" style={{ '--p': share } as CSSProperties} aria-hidden />
      <p className="rider-quiet rider-small">{said(name)}</p>
    </Card>
  );
}
