import type { RideView } from '@pothik/contracts/ride';
import { firstNameOf } from '@pothik/ride-ui/rules';
import { toast } from '@pothik/ui-kit';
import { useEffect, useRef } from 'react';
import { useCurrentRideText } from './current-ride-text';

/** Says when a fare that was named already becomes another one: the code the rider may know by heart is void. */
export function useFareNotice(ride: RideView | undefined): void {
  const before = useRef<RideView>(undefined);
  useEffect(() => {
    const known = before.current;
    before.current = ride;
    if (!ride || known?._id !== ride._id || known.fare === null || known.fare === ride.fare) return;
    toast.info(useCurrentRideText.now().fareChanged(firstNameOf(ride.driver.user.name)));
  }, [ride]);
}
