import { call, failureText, invalidate, QUERY } from '@pothik/api-client';
import type { RideView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { Button, LiveRegion, toast } from '@pothik/ui-kit';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useCurrentRideText } from './current-ride-text';
import { isCodeLocked } from './start-code.rules';

/** Makes a fresh code; for a locked one it is the next thing to do. */
export function NewCodeButton({ ride }: { ride: RideView }) {
  const text = useCurrentRideText();
  const [busy, setBusy] = useState(false);
  const [news, setNews] = useState('');
  const locked = isCodeLocked(ride);
  const renew = async () => {
    setBusy(true);
    setNews('');
    try {
      await call(rideRoutes.renewCode, { rideId: ride._id });
      setNews(text.newCodeReady);
    } catch (failure) {
      toast.error(failureText(failure));
    } finally {
      await invalidate(QUERY.CurrentRide);
      setBusy(false);
    }
  };
  return (
    <>
      <LiveRegion message={news} />
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
