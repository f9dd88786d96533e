import { call, QUERY } from '@pothik/api-client';
import type { DriverStatus } from '@pothik/contracts/driver';
import { driverRoutes } from '@pothik/contracts/routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DRIVER_SORTS, type DriverListView } from './driver-list.rules';

const DRIVERS_A_PAGE = 10;

/** One page of drivers; notifications about drivers fetch it again. */
export function useDriverList(status: DriverStatus | undefined, view: DriverListView) {
  const { page, searchTerm, vehicleType, availabilityStatus, sort } = view;
  const input = {
    page,
    limit: DRIVERS_A_PAGE,
    ...(status ? { status } : {}),
    ...(searchTerm ? { searchTerm } : {}),
    ...(vehicleType ? { vehicleType } : {}),
    ...(availabilityStatus ? { availabilityStatus } : {}),
    ...(sort ? { sort: DRIVER_SORTS[sort] } : {}),
  };
  return useQuery({
    queryKey: [QUERY.Driver, 'list', input],
    queryFn: ({ signal }) => call(driverRoutes.drivers, input, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** How many drivers there are of each status today. */
export function useDriverCounts() {
  return useQuery({
    queryKey: [QUERY.Driver, 'counts'],
    queryFn: ({ signal }) => call(driverRoutes.analytics, {}, { signal }),
  });
}
