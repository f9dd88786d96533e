import type { RideView } from '@pothik/contracts/ride';
import { Card } from '@pothik/ui-kit';
import { useCurrentRideText } from './current-ride-text';
import { SearchLine } from './search-state';

const SAID = {
  REJECTED: 'didReject',
  UNANSWERED: 'didNotAnswer',
  NOT_FREE: 'isNotFree',
  MOVED_AWAY: 'didMoveAway',
  FARE_NOT_AGREED: 'didNotAgree',
} as const;

type Search = NonNullable<RideView['asking']>;

/** In a search: who said what before, and while somebody is asked how long it has gone on. */
export function AskedDrivers({ search }: { search: Search }) {
  const text = useCurrentRideText();
  const { asked, looking } = search;
  if (looking && asked.length === 0) return null;
  return (
    <Card title={looking ? text.askedBefore : text.askingTitle}>
      {asked.length > 0 && <Turns asked={asked} />}
      {!looking && <SearchLine search={search} />}
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

function Turns({ asked }: Pick<Search, 'asked'>) {
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
