import { QUERY, useCommand } from '@pothik/api-client';
import type { RideView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { Button, LiveRegion } from '@pothik/ui-kit';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useCurrentRideText } from './current-ride-text';
import { isCodeLocked } from './start-code.rules';

/** Renews the start code; the main action while the code is locked. */
export function NewCodeButton({ ride }: { ride: RideView }) {
  const text = useCurrentRideText();
  const [announcement, setAnnouncement] = useState('');
  const locked = isCodeLocked(ride);
  const { isPending, run } = useCommand(rideRoutes.renewCode, {
    invalidates: [QUERY.CurrentRide],
    isPendingUntilFresh: true,
    onSuccess: () => setAnnouncement(text.newCodeReady),
  });
  const renew = () => {
    setAnnouncement('');
    void run({ rideId: ride._id });
  };
  return (
    <>
      <LiveRegion message={announcement} />
      <Button
        variant={locked ? 'primary' : 'quiet'}
        size={locked ? 'medium' : 'small'}
        icon={<RotateCw aria-hidden />}
        loading={isPending}
        onClick={renew}
      >
        {text.newCode}
      </Button>
    </>
  );
}
