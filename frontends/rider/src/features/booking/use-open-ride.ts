import { call, QUERY_KEY } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** One open ride per rider: does something as soon as it is known that there is one, booked here or anywhere else. */
export function useOpenRide(act: () => void): void {
  const { data } = useQuery({
    queryKey: QUERY_KEY.currentRide,
    queryFn: ({ signal }) => call(rideRoutes.currentRide, {}, { signal }),
  });
  const hasOne = Boolean(data);
  const onOpenRide = useEffectEvent(act);
  useEffect(() => {
    if (hasOne) onOpenRide();
  }, [hasOne]);
}
