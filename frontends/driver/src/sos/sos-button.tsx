import { allowsSos, type RideView } from '@pothik/contracts/ride';
import { HoldButton, Note, useFormat } from '@pothik/ui-kit';
import { CircleCheck, Siren } from 'lucide-react';
import { EmergencyNote } from './emergency-note';
import { useStoredAt } from './sos.store';
import { useSosText } from './sos-text';
import { useSendSos } from './use-send-sos';

interface SosButtonProps {
  ride: Pick<RideView, '_id' | 'rideStatus'>;
}

/** Calls for help while a ride is PICKED UP or IN TRANSIT; nothing at any other time. */
export function SosButton({ ride }: SosButtonProps) {
  return allowsSos(ride.rideStatus) ? <Sos rideId={ride._id} /> : null;
}

function Sos({ rideId }: { rideId: string }) {
  const text = useSosText();
  const { busy, failed, send } = useSendSos(rideId);
  return (
    <div className="driver-sos">
      <HoldButton
        label={text.hold}
        hint={text.hint}
        icon={<Siren aria-hidden />}
        loading={busy}
        onConfirm={send}
        withoutHolding={{ text: text.holdLonger, label: text.ask }}
        confirm={{ title: text.askTitle, text: text.askText, confirmLabel: text.send }}
      />
      <Answer rideId={rideId} failed={failed} />
    </div>
  );
}

/** What became of the message: stored and when, or that nobody knows. */
function Answer({ rideId, failed }: { rideId: string; failed: boolean }) {
  const text = useSosText();
  const { time } = useFormat();
  const storedAt = useStoredAt(rideId);
  if (failed) return <EmergencyNote>{text.notConfirmed}</EmergencyNote>;
  if (!storedAt) return null;
  return (
    <Note tone="progress" icon={<CircleCheck aria-hidden />}>
      {text.storedAt(time(storedAt))}
    </Note>
  );
}
