import type { RideView } from '@pothik/contracts/ride';
import { Button, loadDialogs } from '@pothik/ui-kit';
import { useState } from 'react';
import { PagePart } from '../loading/page-part';
import { mayCancel } from '../rides/ride.rules';
import { useActiveRideText } from './active-ride-text';

/** Few rides are cancelled. */
const cancelDialog = async () => {
  const [{ CancelDialog }] = await Promise.all([import('./cancel-dialog'), loadDialogs()]);
  return { Component: CancelDialog };
};

/** Cancels the ride with a reason, where the transition table lets the driver. */
export function CancelRide({ ride }: { ride: RideView }) {
  const text = useActiveRideText();
  const [asking, setAsking] = useState(false);
  if (!mayCancel(ride.rideStatus)) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {text.cancel}
      </Button>
      {asking && <PagePart isDialog load={cancelDialog} with={{ ride, onClose: () => setAsking(false) }} />}
    </>
  );
}
