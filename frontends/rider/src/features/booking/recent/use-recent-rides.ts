import { call, QUERY } from '@pothik/api-client';
import type { RideView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';

const LOOKED_AT = 20;
const NONE: readonly RideView[] = [];

/** The rider's last rides, newest first; none while they are not known. */
export function useRecentRides(): readonly RideView[] {
  const { data } = useQuery({
    queryKey: [QUERY.RideRequest, 'recent'],
    queryFn: ({ signal }) => call(rideRoutes.rides, { limit: LOOKED_AT }, { signal }),
  });
  return data?.data ?? NONE;
}
