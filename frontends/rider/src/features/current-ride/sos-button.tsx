import { call, failureText, NetworkFailure } from '@pothik/api-client';
import { HoldButton, toast } from '@pothik/ui-kit';
import { Siren } from 'lucide-react';
import { useRef, useState } from 'react';
import { rideCalls } from '../../calls/light-endpoints';
import { useCurrentRideText } from './current-ride-text';

/** Raises an incident. Pressed again because no answer came, it repeats the same message instead of a second one. */
export function SosButton({ rideId }: { rideId: string }) {
  const text = useCurrentRideText();
  const [busy, setBusy] = useState(false);
  const key = useRef<string>(undefined);
  const send = async () => {
    setBusy(true);
    key.current ??= crypto.randomUUID();
    try {
      await call(rideCalls.sendSos, { rideId }, { idempotencyKey: key.current });
      key.current = undefined;
      toast.success(text.sosSent);
    } catch (failure) {
      if (!(failure instanceof NetworkFailure)) key.current = undefined;
      toast.error(text.sosFailed, { description: failureText(failure) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <HoldButton
      label={text.sos}
      hint={text.sosHint}
      icon={<Siren aria-hidden />}
      loading={busy}
      onConfirm={send}
      confirm={{ title: text.sosTitle, text: <p>{text.sosText}</p>, confirmLabel: text.sosConfirm }}
    />
  );
}
