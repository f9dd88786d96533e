import type { RideView } from '@pothik/contracts/ride';
import { Card, useFormat } from '@pothik/ui-kit';
import { isLastAsked } from './asking.rules';
import { useCurrentRideText } from './current-ride-text';

const SAID = { REJECTED: 'didReject', UNANSWERED: 'didNotAnswer', NOT_FREE: 'isNotFree' } as const;

/** When the nearest are asked: who said what before, and how many may still be asked. */
export function AskedDrivers({ asking }: { asking: NonNullable<RideView['asking']> }) {
  const text = useCurrentRideText();
  const { number } = useFormat();
  const { asked, waiting } = asking;
  const mayBeAsked = isLastAsked(asking) ? text.threeAtMost : text.mayStillBeAsked(number(waiting), waiting === 1);
  return (
    <Card title={text.askingTitle}>
      {asked.length > 0 && (
        <ul className="rider-asked" aria-label={text.askedBefore}>
          {asked.map(({ name, outcome, at }) => (
            <li key={at}>
              <span className="rider-strong">{name}</span> <span className="rider-quiet">{text[SAID[outcome]]}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="rider-quiet rider-small">{waiting === 0 ? text.nobodyWaits : mayBeAsked}</p>
    </Card>
  );
}
