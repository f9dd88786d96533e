import { ApiRefusal, call, refusalText } from '@pothik/api-client';
import { allowsSos, type RideView, rideHttp } from '@pothik/contracts/ride';
import { HoldButton, Note, toast, useFormat } from '@pothik/ui-kit';
import { CircleCheck, Siren } from 'lucide-react';
import { useState } from 'react';
import { useSosStore } from './sos.store';
import { useSosText } from './sos-text';

/** Calls for help while a ride is PICKED UP or IN TRANSIT; nothing at any other time. */
export function SosButton({ ride }: { ride: Pick<RideView, '_id' | 'rideStatus'> }) {
  const text = useSosText();
  const { time } = useFormat();
  const [busy, setBusy] = useState(false);
  const { sent, keepSent } = useSosStore();
  if (!allowsSos(ride.rideStatus)) return null;
  const sentAt = sent[ride._id];

  const send = async () => {
    setBusy(true);
    try {
      const { createdAt } = await call(rideHttp.sendSos, { rideId: ride._id });
      keepSent(ride._id, createdAt);
      toast.success(text.sent);
    } catch (failure) {
      const why = failure instanceof ApiRefusal ? { description: refusalText(failure) } : {};
      toast.error(text.failed, why);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="driver-sos">
      <HoldButton
        label={text.hold}
        hint={text.hint}
        icon={<Siren aria-hidden />}
        loading={busy}
        onConfirm={send}
        confirm={{ title: text.askTitle, text: text.askText, confirmLabel: text.send }}
      />
      {sentAt && (
        <Note tone="progress" icon={<CircleCheck aria-hidden />}>
          {text.sentAt(time(sentAt))}
        </Note>
      )}
    </div>
  );
}
