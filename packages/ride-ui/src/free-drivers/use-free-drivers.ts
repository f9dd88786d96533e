import { call, QUERY_KEY } from '@pothik/api-client';
import type { VehicleType } from '@pothik/contracts/driver';
import type { Point } from '@pothik/contracts/platform';
import { driverRoutes } from '@pothik/contracts/routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

interface Wanted {
  searchTerm?: string;
  vehicleType?: VehicleType | undefined;
}

/** Free drivers, with a pickup the nearest first, else the longest free; a message on the live stream fetches them again. */
export function useFreeDrivers({ searchTerm, vehicleType }: Wanted, pickup: Point | undefined) {
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
