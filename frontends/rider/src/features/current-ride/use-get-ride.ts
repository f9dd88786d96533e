import { useCurrentUser } from '@pothik/api-client';
import type { RideView } from '@pothik/contracts/ride';
import { useNavigate } from 'react-router';
import { bookingDraft } from '../../rides/booking-draft';

/** The shell opens the booking dialog over whatever page stands at this address. */
const WITH_DIALOG = '?get-ride=1';

/** Opens the booking dialog; with a ride that did not come about, its places are filled in already. */
export function useGetRide(): (before?: RideView) => void {
  const navigate = useNavigate();
  const rider = useCurrentUser();
  return (before) => {
    if (before && rider) {
      const { pickupLocation, dropLocation } = before;
      bookingDraft(rider._id).keep({ pickupLocation, dropLocation });
    }
    void navigate(WITH_DIALOG, { replace: true });
  };
}
