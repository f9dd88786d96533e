import { useCurrentUser } from '@pothik/api-client';
import type { RideView } from '@pothik/contracts/ride';
import { useSearchParams } from 'react-router';
import { keepWritten } from './written-booking';

/** The shell opens the booking dialog over whatever page's address holds it. */
const GET_RIDE_PARAMETER = 'get-ride';

/** Opens the booking dialog; with a ride that did not come about, what was written for it is filled in already. */
export function useGetRide(): (before?: RideView) => void {
  const [, setParameters] = useSearchParams();
  const rider = useCurrentUser();
  return (before) => {
    if (before && rider) keepWritten(rider._id, before);
    const withDialog = (present: URLSearchParams) => {
      const address = new URLSearchParams(present);
      address.set(GET_RIDE_PARAMETER, '1');
      return address;
    };
    setParameters(withDialog, { replace: true });
  };
}
