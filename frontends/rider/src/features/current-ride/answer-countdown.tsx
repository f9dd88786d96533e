import { invalidate, QUERY } from '@pothik/api-client';
import { RIDE_DEADLINE } from '@pothik/contracts/ride';
import { Card, Countdown, useCountdown } from '@pothik/ui-kit';
import type { CSSProperties } from 'react';
import { useCurrentRideText } from './current-ride-text';

interface AnswerCountdownProps {
  answerBy: string;
  name: string;
  /** The nearest are asked one after another. */
  isOneOfSeveral: boolean;
}

/** How long the driver may still answer; at the end the ride is fetched again, even without a notification. */
export function AnswerCountdown({ answerBy, name, isOneOfSeveral }: AnswerCountdownProps) {
  const text = useCurrentRideText();
  const answerMs = isOneOfSeveral ? RIDE_DEADLINE.askedAnswerMs : RIDE_DEADLINE.answerMs;
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
      <p className="rider-quiet rider-small">{(isOneOfSeveral ? text.answerOfOne : text.answerText)(name)}</p>
    </Card>
  );
}
