import type { RideView } from '@pothik/contracts/ride';
import { Card, useFormat } from '@pothik/ui-kit';
import { useCurrentRideText } from './current-ride-text';
import { isLastAsked } from './dispatch.rules';

const SAID = {
  REJECTED: 'didReject',
  UNANSWERED: 'didNotAnswer',
  NOT_FREE: 'isNotFree',
  MOVED_AWAY: 'didMoveAway',
  FARE_NOT_AGREED: 'didNotAgree',
} as const;

type Dispatch = NonNullable<RideView['asking']>;

/** When the nearest are asked: who said what before, and how many may still be asked. */
export function AskedDrivers({ asking }: { asking: Dispatch }) {
  const text = useCurrentRideText();
  const { number } = useFormat();
  const { asked, waiting } = asking;
  const mayBeAsked = isLastAsked(asking) ? text.threeAtMost : text.mayStillBeAsked(number(waiting), waiting === 1);
  return (
    <Card title={text.askingTitle}>
      {asked.length > 0 && <Turns asked={asked} />}
      <p className="rider-quiet rider-small">{waiting === 0 ? text.nobodyWaits : mayBeAsked}</p>
    </Card>
  );
}

/** After the end of a request to the nearest: who was asked before its last driver; nothing when nobody was. */
export function AskedBefore({ ride: { asking } }: { ride: RideView }) {
  const { askedBefore } = useCurrentRideText();
  if (asking === undefined || asking.asked.length === 0) return null;
  return (
    <Card title={askedBefore}>
      <Turns asked={asking.asked} />
    </Card>
  );
}

function Turns({ asked }: Pick<Dispatch, 'asked'>) {
  const text = useCurrentRideText();
  return (
    <ul className="rider-asked" aria-label={text.askedBefore}>
      {asked.map(({ name, outcome, reason, at }) => (
        <li key={at}>
          <span className="rider-strong">{name}</span> <span className="rider-quiet">{text[SAID[outcome]]}</span>
          {reason && <span className="rider-small rider-words"> {text.reasonGiven(reason)}</span>}
        </li>
      ))}
    </ul>
  );
}
