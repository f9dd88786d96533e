import { invalidate, QUERY } from '@pothik/api-client';
import { RIDE_DEADLINE } from '@pothik/contracts/ride';
import { Card, Countdown, useCountdown } from '@pothik/ui-kit';
import type { CSSProperties } from 'react';
import { useCurrentRideText } from './current-ride-text';

const ANSWER_SECONDS = RIDE_DEADLINE.answerMs / 1000;

/** How long the driver may still answer; at the end the ride is fetched again, even without a notification. */
export function AnswerCountdown({ answerBy, name }: { answerBy: string; name: string }) {
  const text = useCurrentRideText();
  const share = Math.min(1, useCountdown(answerBy) / ANSWER_SECONDS);
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
      <p className="rider-quiet rider-small">{text.answerText(name)}</p>
    </Card>
  );
}
