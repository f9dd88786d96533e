import { ApiRefusal, failureText } from '@pothik/api-client';
import { SosButton, type SosButtonProps } from '@pothik/ride-ui';
import { Note, useFormat } from '@pothik/ui-kit';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { EmergencyNote } from './emergency-note';
import { useSosStore, useStoredAt } from './sos.store';
import { useSosText } from './sos-text';

/** A driver's SOS button, with the result of the last message below it. */
export function DriverSos({ ride }: Pick<SosButtonProps, 'ride'>) {
  const text = useSosText();
  const setStoredAt = useSosStore((state) => state.setStoredAt);
  const [failed, setFailed] = useState(false);
  const onStored = (at: string) => {
    setFailed(false);
    setStoredAt(ride._id, at);
  };
  return (
    <SosButton
      ride={ride}
      question={text.question}
      className="driver-sos"
      toastId={`sos:${ride._id}`}
      reasonOf={refusalText}
      onStored={onStored}
      onFailed={() => setFailed(true)}
    >
      <Answer rideId={ride._id} failed={failed} />
    </SosButton>
  );
}

/** Only a refusal has a reason in the toast; a missing answer is explained below the button. */
const refusalText = (failure: unknown): string | undefined =>
  failure instanceof ApiRefusal ? failureText(failure) : undefined;

/** The result of the message: when it was stored, or that no answer confirms it. */
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
