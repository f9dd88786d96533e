import { call, QUERY } from '@pothik/api-client';
import { type DriverStatus, driverHttp } from '@pothik/contracts/driver';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DriverListView } from './driver-list.rules';

export const DRIVERS_A_PAGE = 10;

/** One page of drivers; live entries about drivers fetch it again. */
export function useDriverList(status: DriverStatus | undefined, view: DriverListView) {
  const { page, searchTerm, vehicleType, availabilityStatus } = view;
  const input = {
    page,
    limit: DRIVERS_A_PAGE,
    ...(status ? { status } : {}),
    ...(searchTerm ? { searchTerm } : {}),
    ...(vehicleType ? { vehicleType } : {}),
    ...(availabilityStatus ? { availabilityStatus } : {}),
  };
  return useQuery({
    queryKey: [QUERY.Driver, 'list', input],
    queryFn: ({ signal }) => call(driverHttp.drivers, input, { signal }),
    placeholderData: keepPreviousData,
  });
}
