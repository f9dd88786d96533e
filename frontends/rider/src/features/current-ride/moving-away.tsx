import { QUERY, QUERY_KEY, queryClient, useCommand } from '@pothik/api-client';
import { firstNameOf } from '@pothik/contracts/platform';
import { isOpen, type RideView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { Button, Note, RelativeTime } from '@pothik/ui-kit';
import { Undo2 } from 'lucide-react';
import { useMovingAwayText } from './moving-away-text';

/** Tells the rider that the driver drives away from the pickup, and since when; one tap asks the next driver. */
export function MovingAway({ ride }: { ride: RideView }) {
  const text = useMovingAwayText();
  const { isPending, run } = useCommand(rideRoutes.askNext, {
    invalidates: [QUERY.CurrentRide, QUERY.RideRequest],
    isPendingUntilFresh: true,
    onSuccess: (asked) => {
      if (isOpen(asked.rideStatus)) queryClient.setQueryData(QUERY_KEY.currentRide, asked);
    },
  });
  if (!ride.movingAwaySince) return null;
  const name = firstNameOf(ride.driver.user.name);
  return (
    <Note tone="warning" icon={<Undo2 aria-hidden />}>
      <p>
        <b>{text.title}</b> <RelativeTime at={ride.movingAwaySince} />
      </p>
      <p>{text.choice(name)}</p>
      <Button
        variant="primary"
        className="rider-ask-next"
        loading={isPending}
        onClick={() => void run({ rideId: ride._id })}
      >
        {text.askNext}
      </Button>
    </Note>
  );
}
