import { call, failureText, invalidate, QUERY, QUERY_KEY, queryClient } from '@pothik/api-client';
import { firstNameOf } from '@pothik/contracts/platform';
import { isOpen, type RideView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { Button, Note, RelativeTime, toast } from '@pothik/ui-kit';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useMovingAwayText } from './moving-away-text';

/** Tells the rider that the driver drives away from the pickup, and since when; one tap asks the next driver. */
export function MovingAway({ ride }: { ride: RideView }) {
  const text = useMovingAwayText();
  const { busy, askNext } = useAskNext(ride._id);
  if (!ride.movingAwaySince) return null;
  const name = firstNameOf(ride.driver.user.name);
  return (
    <Note tone="warning" icon={<Undo2 aria-hidden />}>
      <p>
        <b>{text.title}</b> <RelativeTime at={ride.movingAwaySince} />
      </p>
      <p>{text.choice(name)}</p>
      <Button variant="primary" className="rider-ask-next" loading={busy} onClick={() => void askNext()}>
        {text.askNext}
      </Button>
    </Note>
  );
}

function useAskNext(rideId: string) {
  const [busy, setBusy] = useState(false);
  const askNext = async () => {
    setBusy(true);
    try {
      const ride = await call(rideRoutes.askNext, { rideId });
      if (isOpen(ride.rideStatus)) queryClient.setQueryData(QUERY_KEY.currentRide, ride);
    } catch (failure) {
      toast.error(failureText(failure));
    } finally {
      await invalidate(QUERY.CurrentRide, QUERY.RideRequest);
      setBusy(false);
    }
  };
  return { busy, askNext };
}
