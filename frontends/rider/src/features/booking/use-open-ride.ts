import { call, QUERY_KEY } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** The page of the rider's ride. */
export const CURRENT_RIDE = '/rider/current-ride';

/** Calls back as soon as the rider is known to have an open ride, booked here or elsewhere. */
export function useOpenRide(callback: () => void): void {
  const { data } = useQuery({
    queryKey: QUERY_KEY.currentRide,
    queryFn: ({ signal }) => call(rideRoutes.currentRide, {}, { signal }),
  });
  const hasOne = Boolean(data);
  const onOpenRide = useEffectEvent(callback);
  useEffect(() => {
    if (hasOne) onOpenRide();
  }, [hasOne]);
}
