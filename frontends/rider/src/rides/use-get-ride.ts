import { useCurrentUser } from '@pothik/api-client';
import type { RideView } from '@pothik/contracts/ride';
import { useLocation, useSearchParams } from 'react-router';
import { storeDraft } from './written-booking';

/** The search parameter by which the shell opens the booking dialog over any page. */
const GET_RIDE_PARAMETER = 'get-ride';

/** Opens the booking dialog; with a ride that was not driven, its locations with their points and its note are filled in. */
export function useGetRide(): (before?: RideView) => void {
  const [, setParameters] = useSearchParams();
  const { state } = useLocation();
  const rider = useCurrentUser();
  return (before) => {
    if (before && rider) storeDraft(rider._id, before);
    const withDialog = (present: URLSearchParams) => {
      const address = new URLSearchParams(present);
      address.set(GET_RIDE_PARAMETER, '1');
      return address;
    };
    setParameters(withDialog, { replace: true, state, preventScrollReset: true });
  };
}
