import { call, QUERY_KEY, useCurrentUser } from '@pothik/api-client';
import { rideHttp } from '@pothik/contracts/ride';
import { useQuery } from '@tanstack/react-query';

/** The driver's engaged ride (ACCEPTED to IN TRANSIT), or null; live entries fetch it again, `everyMs` does so too. */
export function useEngagedRide({ everyMs }: { everyMs?: number } = {}) {
  const user = useCurrentUser();
  return useQuery({
    queryKey: QUERY_KEY.currentRide,
    queryFn: ({ signal }) => call(rideHttp.currentRide, {}, { signal }),
    enabled: user?.role === 'DRIVER',
    refetchInterval: everyMs ?? false,
  });
}
