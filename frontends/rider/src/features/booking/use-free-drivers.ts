import { call, QUERY_KEY } from '@pothik/api-client';
import type { Point } from '@pothik/contracts/platform';
import { driverRoutes } from '@pothik/contracts/routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DriverFilter } from './booking.rules';

/** Free drivers, with a pickup the nearest first, else the longest free; a message on the live stream fetches them again. */
export function useFreeDrivers({ searchTerm, vehicleType }: DriverFilter, pickup: Point | undefined) {
  const input = {
    ...pickup,
    ...(searchTerm ? { searchTerm } : {}),
    ...(vehicleType ? { vehicleType } : {}),
  };
  return useQuery({
    queryKey: [...QUERY_KEY.freeDrivers, input],
    queryFn: ({ signal }) => call(driverRoutes.freeDrivers, input, { signal }),
    placeholderData: keepPreviousData,
  });
}
