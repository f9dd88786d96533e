import { call, QUERY } from '@pothik/api-client';
import { type RideView, reachedAt } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';

/** The reader's own unresolved SOS of a ride that was picked up, or null; its notifications fetch it again. */
export function useOwnIncident(ride: Pick<RideView, '_id' | 'history'>) {
  return useQuery({
    queryKey: [QUERY.CurrentRide, 'sos', ride._id],
    queryFn: ({ signal }) => call(rideRoutes.ownIncident, { rideId: ride._id }, { signal }),
    enabled: reachedAt(ride, 'PICKED UP') !== undefined,
  });
}
