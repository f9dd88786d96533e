import { call, failureText } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';
import { HoldButton, toast } from '@pothik/ui-kit';
import { Siren } from 'lucide-react';
import { useState } from 'react';
import { useCurrentRideText } from './current-ride-text';

/** Raises an incident. Every press is a message of its own: repeated under its key it would be answered with the first, though resolved since. */
export function SosButton({ rideId }: { rideId: string }) {
  const text = useCurrentRideText();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await call(rideRoutes.sendSos, { rideId });
      toast.success(text.sosSent);
    } catch (failure) {
      toast.error(text.sosFailed, { description: failureText(failure) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="rider-sos">
      <HoldButton
        label={text.sos}
        hint={text.sosHint}
        icon={<Siren aria-hidden />}
        loading={busy}
        onConfirm={send}
        withoutHolding={{ text: text.sosHoldLonger, label: text.sosAsk }}
        confirm={{ title: text.sosTitle, text: <p>{text.sosText}</p>, confirmLabel: text.sosConfirm }}
      />
    </div>
  );
}
