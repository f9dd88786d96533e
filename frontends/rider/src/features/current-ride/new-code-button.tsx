import { call, failureText, invalidate, QUERY } from '@pothik/api-client';
import type { RideView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { Button, LiveRegion, toast } from '@pothik/ui-kit';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useCurrentRideText } from './current-ride-text';
import { isCodeLocked } from './start-code.rules';

/** Renews the start code; the main action while the code is locked. */
export function NewCodeButton({ ride }: { ride: RideView }) {
  const text = useCurrentRideText();
  const [busy, setBusy] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const locked = isCodeLocked(ride);
  const renew = async () => {
    setBusy(true);
    setAnnouncement('');
    try {
      await call(rideRoutes.renewCode, { rideId: ride._id });
      setAnnouncement(text.newCodeReady);
    } catch (failure) {
      toast.error(failureText(failure));
    } finally {
      await invalidate(QUERY.CurrentRide);
      setBusy(false);
    }
  };
  return (
    <>
      <LiveRegion message={announcement} />
      <Button
        variant={locked ? 'primary' : 'quiet'}
        size={locked ? 'medium' : 'small'}
        icon={<RotateCw aria-hidden />}
        loading={busy}
        onClick={() => void renew()}
      >
        {text.newCode}
      </Button>
    </>
  );
}
