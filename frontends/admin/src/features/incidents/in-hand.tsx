import type { IncidentView } from '@pothik/contracts/ride';
import { Digits, Note, useCountdown, useFormat } from '@pothik/ui-kit';
import { Clock } from 'lucide-react';
import { elapsedText } from './elapsed.rules';
import { useIncidentText } from './incident-text';

/** Who has an incident in hand and since when, and when everybody is alarmed again without a note. */
export function InHand({ incident }: { incident: IncidentView }) {
  const text = useIncidentText();
  const { time } = useFormat();
  const { acknowledgedAt, acknowledgedBy, alarmedAgainAt, noteDueAt, raisedBy, note } = incident;
  return (
    <div className="admin-in-hand-of">
      {acknowledgedAt && <p>{text.inHandSince(acknowledgedBy || text.somebodyHasIt, time(acknowledgedAt))}</p>}
      <p className="admin-quiet">{raisedBy === 'DRIVER' ? text.raisedByDriver : text.raisedByRider}</p>
      {note && <p className="admin-note">{note}</p>}
      {noteDueAt && (
        <Note tone={alarmedAgainAt ? 'danger' : 'warning'} icon={<Clock aria-hidden />}>
          {alarmedAgainAt && <b>{text.everybodyAlarmed} </b>}
          <UntilAlarm at={noteDueAt} />
        </Note>
      )}
    </div>
  );
}

/** Counts down; not read out while it runs. */
function UntilAlarm({ at }: { at: string }) {
  const { alarmIn } = useIncidentText();
  const { digits } = useFormat();
  const left = elapsedText(useCountdown(at) * 1000);
  return (
    <span role="timer" aria-live="off" aria-label={alarmIn(digits(left))}>
      <span aria-hidden="true">
        {alarmIn('')} <Digits value={left} />
      </span>
    </span>
  );
}
