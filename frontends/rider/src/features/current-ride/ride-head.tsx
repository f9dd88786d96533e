import type { RideView } from '@pothik/contracts/ride';
import { RelativeTime } from '@pothik/ui-kit';
import { statusSince } from '../../rides/ride.rules';
import { RideStatusPill } from '../../rides/ride-status-pill';
import { useRideWords } from '../../rides/ride-words';
import { STEP_WORD } from '../../rides/step-words';
import { useCurrentRideText } from './current-ride-text';
import { sentenceOf } from './sentence.rules';

/** What happens, since when, and what happens next. */
export function RideHead({ ride }: { ride: RideView }) {
  const text = useCurrentRideText();
  const words = useRideWords();
  const { title, next } = sentenceOf(ride, text);
  return (
    <header className="rider-head">
      <div className="rider-head-line">
        <h1>{title}</h1>
        <RideStatusPill status={ride.rideStatus} />
      </div>
      <p>{next}</p>
      <p className="rider-since">
        {words[STEP_WORD[ride.rideStatus]]} · <RelativeTime at={statusSince(ride)} />
      </p>
    </header>
  );
}
