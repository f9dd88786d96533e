import { useInHand } from '@pothik/api-client';
import { loadInHand, type RideInHand as Ride } from '@pothik/api-client/in-hand';
import { useFormat } from '@pothik/ui-kit';
import { WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { DriverInHand } from './driver-in-hand';
import { useInHandText } from './in-hand-text';
import { RiderInHand } from './rider-in-hand';

/** The ride in hand where no network says who is signed in; without one the page says what it says otherwise. */
export function Component({ otherwise }: { otherwise: ReactNode }) {
  const { ride } = useInHand();
  if (!useIsOpened()) return null;
  return ride ? <InHand ride={ride} /> : otherwise;
}

/** What must not be on the device is erased before anything is shown. */
function useIsOpened(): boolean {
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    loadInHand()
      .then((part) => part.inHandOpened())
      .catch((error: unknown) => console.warn('The ride in hand cannot be shown.', error))
      .finally(() => setOpened(true));
  }, []);
  return isOpened;
}

function InHand({ ride }: { ride: Ride }) {
  const text = useInHandText();
  const { time } = useFormat();
  return (
    <>
      <p role="status" className="shell-as-of">
        <WifiOff aria-hidden="true" />
        {text.asOf(time(new Date(ride.asOf)))}
      </p>
      <div className="ui-page ui-with-dock shell-in-hand">
        {ride.role === 'RIDER' ? <RiderInHand ride={ride} /> : <DriverInHand ride={ride} />}
      </div>
    </>
  );
}
