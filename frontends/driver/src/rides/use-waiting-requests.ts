import { call, QUERY } from '@pothik/api-client';
import { rideHttp } from '@pothik/contracts/ride';
import { useQuery } from '@tanstack/react-query';

const SHOWN = 50;

/** Requests that wait for this driver's answer, oldest first; live entries fetch them again. */
export function useWaitingRequests() {
  return useQuery({
    queryKey: [QUERY.RideRequest, 'waiting'],
    queryFn: async ({ signal }) => {
      const input = { rideStatus: 'REQUESTED', sort: 'createdAt', limit: SHOWN } as const;
      const { data } = await call(rideHttp.rides, input, { signal });
      return data;
    },
  });
}
