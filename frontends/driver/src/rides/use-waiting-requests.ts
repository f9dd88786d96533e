import { call, QUERY } from '@pothik/api-client';
import { useQuery } from '@tanstack/react-query';
import { rideCalls } from '../calls/light-endpoints';

const SHOWN = 50;

/** Requests that wait for this driver's answer, oldest first; live entries fetch them again. */
export function useWaitingRequests() {
  return useQuery({
    queryKey: [QUERY.RideRequest, 'waiting'],
    queryFn: async ({ signal }) => {
      const input = { rideStatus: 'REQUESTED', sort: 'createdAt', limit: SHOWN } as const;
      const { data } = await call(rideCalls.rides, input, { signal });
      return data;
    },
  });
}
