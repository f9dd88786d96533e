import { call, serverNow } from '@pothik/api-client';
import { dhakaDay } from '@pothik/contracts/platform';
import { driverRoutes, rideRoutes } from '@pothik/contracts/routes';
import type { Me } from '@pothik/contracts/user';
import { useQuery } from '@tanstack/react-query';
import { currentRideQuery } from '../get-ride/open-ride';
import { isGoodMoment } from './good-moment.rules';

const ONCE = { staleTime: 3_600_000, refetchOnReconnect: false, refetchOnWindowFocus: false } as const;

/** Whether to ask a rider or driver now; nothing is read where there is nothing to ask. It is nobody’s work: no event and no return of the line asks again. */
export function useGoodMoment({ role }: Me, isAsking: boolean): boolean {
  const day = dhakaDay(new Date(serverNow()));
  const ride = useQuery({ ...currentRideQuery, enabled: isAsking });
  const ridden = useQuery({
    ...ONCE,
    queryKey: ['home-screen', 'ridden'],
    queryFn: ({ signal }) => call(rideRoutes.rides, { rideStatus: 'COMPLETED', limit: 1 }, { signal }),
    enabled: isAsking && role === 'RIDER',
  });
  const driven = useQuery({
    ...ONCE,
    queryKey: ['home-screen', 'driven', day],
    queryFn: ({ signal }) => call(driverRoutes.earnings, { from: day, to: day }, { signal }),
    enabled: isAsking && role === 'DRIVER',
  });
  return isGoodMoment({
    isOnRide: ride.data === undefined ? undefined : ride.data !== null,
    completedRides: ridden.data?.meta.total,
    onlineMs: driven.data?.totals.onlineMs,
  });
}
