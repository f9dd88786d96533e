import { call } from '@pothik/api-client';
import { POSITION } from '@pothik/contracts/driver';
import { driverRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type ShownDriver, shownDrivers } from './live-drivers.rules';

/** Everybody on the live map, as often as drivers tell where they are, while the page is seen. */
export function useLiveDrivers() {
  const before = useRef<ShownDriver[]>([]);
  return useQuery({
    queryKey: ['live-drivers'],
    queryFn: async ({ signal }) => {
      const answer = await call(driverRoutes.livePositions, {}, { signal });
      before.current = shownDrivers(answer, before.current);
      return { drivers: before.current, notShown: answer.notShown };
    },
    refetchInterval: POSITION.movingMs,
    // The next answer comes by itself; meanwhile the last one stays.
    retry: false,
    // Nothing of it outlives the page.
    gcTime: 0,
  });
}
