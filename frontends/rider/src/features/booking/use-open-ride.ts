import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { currentRideQuery } from '../../rides/current-ride-query';

/** The page of the rider's ride. */
export const CURRENT_RIDE = '/rider/current-ride';

/** Calls back as soon as the rider is known to have an open ride, booked here or elsewhere. */
export function useOpenRide(callback: () => void): void {
  const { data } = useQuery(currentRideQuery);
  const hasOne = Boolean(data);
  const onOpenRide = useEffectEvent(callback);
  useEffect(() => {
    if (hasOne) onOpenRide();
  }, [hasOne]);
}
