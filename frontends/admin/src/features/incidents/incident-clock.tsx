import { Digits, useFormat, useNow } from '@pothik/ui-kit';
import { elapsedText } from './elapsed.rules';
import { useIncidentText } from './incident-text';

const TICK_MS = 1000;

/** How long ago an SOS was sent, running, with one cell per digit; not read out while it runs. */
export function IncidentClock({ since }: { since: string }) {
  const { sentAgo } = useIncidentText();
  const { digits } = useFormat();
  const elapsed = elapsedText(useNow(TICK_MS) - Date.parse(since));
  return (
    <span role="timer" aria-live="off" aria-label={sentAgo(digits(elapsed))} className="admin-emergency-clock">
      <span aria-hidden="true">
        <Digits value={elapsed} />
      </span>
    </span>
  );
}
