import { call, isRefusal } from '@pothik/api-client';
import type { DriverView } from '@pothik/contracts/driver';
import { POSITION } from '@pothik/contracts/driver';
import { driverRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';
import { freshFor } from '../loading/fresh-for';
import { currentPosition, type DevicePosition } from './current-position';
import { tellsPosition } from './position.rules';

export const positionKey = (driverId: string) => ['driver-position', driverId] as const;

/**
 * Tells this driver's position again and again while they are ONLINE and consent to it, as often as the platform asks for.
 * A page in the background tells it while its browser lets it.
 */
export function usePositionTelling(driver: DriverView) {
  return useQuery({
    queryKey: positionKey(driver._id),
    queryFn: async ({ signal }) => {
      const position = await currentPosition();
      const { accuracy: _error, ...point } = position;
      return { point, ...(await tell(position, signal)) };
    },
    enabled: tellsPosition(driver),
    refetchInterval: ({ state }) => state.data?.nextInMs ?? POSITION.standingMs,
    refetchIntervalInBackground: true,
    staleTime: freshFor(POSITION.leastMs),
    retry: false,
    gcTime: 0,
  });
}

/** What another page of the driver told a moment ago is not told again; this page knows its point all the same. */
async function tell(position: DevicePosition, signal: AbortSignal): Promise<{ nextInMs: number }> {
  try {
    return await call(driverRoutes.tellPosition, position, { signal });
  } catch (failure) {
    if (isRefusal(failure, 'request/too-many')) return { nextInMs: POSITION.leastMs };
    throw failure;
  }
}
