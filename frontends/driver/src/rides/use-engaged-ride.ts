import { call, QUERY_KEY, useCurrentUser } from '@pothik/api-client';
import { useQuery } from '@tanstack/react-query';
import { rideCalls } from '../calls/light-endpoints';

/** The driver's engaged ride (ACCEPTED to IN TRANSIT), or null; live entries fetch it again. */
export function useEngagedRide() {
  const user = useCurrentUser();
  return useQuery({
    queryKey: QUERY_KEY.currentRide,
    queryFn: ({ signal }) => call(rideCalls.currentRide, {}, { signal }),
    enabled: user?.role === 'DRIVER',
  });
}
