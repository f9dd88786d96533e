import { call, QUERY_KEY } from '@pothik/api-client';
import type { Point } from '@pothik/contracts/platform';
import { driverRoutes } from '@pothik/contracts/routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** The vehicle types of which somebody is near and free; a message on the live stream fetches them again. */
export function useNearTypes(pickup: Point | undefined) {
  const input = { ...pickup };
  return useQuery({
    queryKey: [...QUERY_KEY.freeDrivers, 'types', input],
    queryFn: ({ signal }) => call(driverRoutes.nearTypes, input, { signal }),
    placeholderData: keepPreviousData,
  });
}
