import { call, QUERY_KEY } from '@pothik/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { driverCalls } from '../../calls/light-endpoints';
import type { DriverFilter } from './booking.rules';

/** Free drivers, longest free first; a hint on the live stream fetches them again. */
export function useFreeDrivers({ searchTerm, vehicleType }: DriverFilter) {
  const input = { ...(searchTerm ? { searchTerm } : {}), ...(vehicleType ? { vehicleType } : {}) };
  return useQuery({
    queryKey: [...QUERY_KEY.freeDrivers, input],
    queryFn: ({ signal }) => call(driverCalls.freeDrivers, input, { signal }),
    placeholderData: keepPreviousData,
  });
}
