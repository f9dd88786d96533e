import { firstNameOf } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import { Button, Note, RelativeTime } from '@pothik/ui-kit';
import { Undo2 } from 'lucide-react';
import { useMovingAwayText } from './moving-away-text';
import { useAskNext } from './use-ask-next';

/** Tells the rider that the driver drives away from the pickup, and since when; one tap asks the next driver. */
export function MovingAway({ ride }: { ride: RideView }) {
  const text = useMovingAwayText();
  const { isPending, run } = useAskNext();
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
