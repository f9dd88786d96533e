import { useCurrentUser } from '@pothik/api-client';
import type { RideView } from '@pothik/contracts/ride';
import { useSearchParams } from 'react-router';
import { keepPlaces } from './booking-locations';

/** The shell opens the booking dialog over whatever page's address holds it. */
const GET_RIDE_PARAMETER = 'get-ride';

/** Opens the booking dialog; with a ride that did not come about, its places are filled in already. */
export function useGetRide(): (before?: RideView) => void {
  const [, setParameters] = useSearchParams();
  const rider = useCurrentUser();
  return (before) => {
    if (before && rider) {
      const { pickupLocation, dropLocation } = before;
      keepPlaces(rider._id, { pickupLocation, dropLocation });
    }
    const withDialog = (present: URLSearchParams) => {
      const address = new URLSearchParams(present);
      address.set(GET_RIDE_PARAMETER, '1');
      return address;
    };
    setParameters(withDialog, { replace: true });
  };
}
