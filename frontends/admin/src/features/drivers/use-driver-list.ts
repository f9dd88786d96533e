import { call, QUERY } from '@pothik/api-client';
import type { DriverStatus } from '@pothik/contracts/driver';
import { driverRoutes } from '@pothik/contracts/routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DRIVER_SORTS, type DriverListView, shownSort } from './driver-list.rules';

/** What is asked of the API, beside the page. */
export function driverQuery(status: DriverStatus | undefined, view: DriverListView) {
  const { searchTerm, vehicleType, availabilityStatus, changed } = view;
  const sort = shownSort(view.sort, status);
  return {
    ...(status ? { status } : {}),
    ...(searchTerm ? { searchTerm } : {}),
    ...(vehicleType ? { vehicleType } : {}),
    ...(availabilityStatus ? { availabilityStatus } : {}),
    ...(changed ? { changed } : {}),
    ...(sort ? { sort: DRIVER_SORTS[sort] } : {}),
  };
}

/** One page of drivers; notifications about drivers fetch it again. */
export function useDriverList(status: DriverStatus | undefined, view: DriverListView, limit: number) {
  const input = { page: view.page, limit, ...driverQuery(status, view) };
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
