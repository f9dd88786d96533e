import { allowsSos, type RideView } from '@pothik/contracts/ride';
import { Button, ConfirmDialog, HoldButton, Note, useFormat } from '@pothik/ui-kit';
import { CircleCheck, Siren, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStoredAt } from './sos.store';
import { useSosText } from './sos-text';
import { useSendSos } from './use-send-sos';

const EMERGENCY_NUMBER = '999';

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
  const [letGoEarly, setLetGoEarly] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!letGoEarly) return undefined;
    // The other way to send goes away with the focus on it.
    return () => {
      if (document.activeElement === document.body) place.current?.querySelector('button')?.focus();
    };
  }, [letGoEarly]);
  const sendNow = async () => {
    await send();
    setLetGoEarly(false);
  };
  return (
    <div ref={place} className="driver-sos">
      <HoldButton
        label={text.hold}
        hint={text.hint}
        icon={<Siren aria-hidden />}
        loading={busy}
        onConfirm={sendNow}
        onLetGoEarly={() => setLetGoEarly(true)}
        confirm={{ title: text.askTitle, text: text.askText, confirmLabel: text.send }}
      />
      {letGoEarly && <WithoutHolding onSend={sendNow} />}
      <Answer rideId={rideId} failed={failed} />
    </div>
  );
}

/** For a finger that cannot hold: the same question a key asks. */
function WithoutHolding({ onSend }: { onSend(): Promise<void> }) {
  const text = useSosText();
  const [asking, setAsking] = useState(false);
  return (
    <Note tone="warning" alert icon={<TriangleAlert aria-hidden />}>
      <p>{text.holdLonger}</p>
      <Button size="small" className="driver-sos-ask" onClick={() => setAsking(true)}>
        {text.ask}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text.askTitle}
        confirmLabel={text.send}
        tone="danger"
        onConfirm={onSend}
      >
        {text.askText}
      </ConfirmDialog>
    </Note>
  );
}

/** What became of the message: stored and when, or that nobody knows. */
function Answer({ rideId, failed }: { rideId: string; failed: boolean }) {
  const text = useSosText();
  const { time } = useFormat();
  const storedAt = useStoredAt(rideId);
  if (failed) {
    return (
      <Note tone="danger" alert icon={<TriangleAlert aria-hidden />}>
        {text.notConfirmed}{' '}
        <a className="ui-link" href={`tel:${EMERGENCY_NUMBER}`}>
          {EMERGENCY_NUMBER}
        </a>
      </Note>
    );
  }
  if (!storedAt) return null;
  return (
    <Note tone="progress" icon={<CircleCheck aria-hidden />}>
      {text.storedAt(time(storedAt))}
    </Note>
  );
}
