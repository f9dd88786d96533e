import { firstNameOf } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import { toast } from '@pothik/ui-kit';
import { useEffect, useRef } from 'react';
import { useCurrentRideText } from './current-ride-text';

/** Shows a toast when a fare that was already set changes: the code the rider may remember is void. */
export function useFareNotice(ride: RideView): void {
  const before = useRef<RideView>(undefined);
  useEffect(() => {
    const previous = before.current;
    before.current = ride;
    if (previous?._id !== ride._id || previous.fare === null || previous.fare === ride.fare) return;
    toast.info(useCurrentRideText.now().fareChanged(firstNameOf(ride.driver.user.name)));
  }, [ride]);
}
