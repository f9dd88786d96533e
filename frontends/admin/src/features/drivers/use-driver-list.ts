import { call, QUERY } from '@pothik/api-client';
import type { Opened } from '@pothik/api-client/first-data';
import type { DriverStatus } from '@pothik/contracts/driver';
import { driverRoutes } from '@pothik/contracts/routes';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { pageSizeOfAddress } from '../../lists/page-size.rules';
import { DRIVER_SORTS, type DriverListView, shownSort, viewOfAddress } from './driver-list.rules';

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

/** The query of one page of drivers; notifications about drivers fetch it again. */
function driverListQuery(status: DriverStatus | undefined, view: DriverListView, limit: number) {
  const input = { page: view.page, limit, ...driverQuery(status, view) };
  return queryOptions({
    queryKey: [QUERY.Driver, 'list', input],
    queryFn: ({ signal }) => call(driverRoutes.drivers, input, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The query of the page of a list of drivers that an address shows. */
export const driversAt = (status: DriverStatus | undefined, { search }: Opened) =>
  driverListQuery(status, viewOfAddress(search), pageSizeOfAddress(search));

/** One page of drivers. */
export const useDriverList = (...shown: Parameters<typeof driverListQuery>) => useQuery(driverListQuery(...shown));

/** How many drivers there are of each status today. */
export function useDriverCounts() {
  return useQuery({
    queryKey: [QUERY.Driver, 'counts'],
    queryFn: ({ signal }) => call(driverRoutes.analytics, {}, { signal }),
  });
}
