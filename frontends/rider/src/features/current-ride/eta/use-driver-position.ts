import { call, QUERY } from '@pothik/api-client';
import { POSITION } from '@pothik/contracts/driver';
import { driverRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';

/** Where a ride's driver is, as often as drivers tell it, while the page is seen. Null while unknown. */
export function useDriverPosition(rideId: string, isWatched: boolean) {
  const { data } = useQuery({
    queryKey: [QUERY.CurrentRide, 'position', rideId],
    queryFn: ({ signal }) => call(driverRoutes.positionOfRide, { rideId }, { signal }),
    enabled: isWatched,
    refetchInterval: POSITION.movingMs,
    // The next one comes by itself; meanwhile the last one stays, with its age.
    retry: false,
  });
  return isWatched ? data : undefined;
}
