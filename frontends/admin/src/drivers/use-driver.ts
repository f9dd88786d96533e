import { call, QUERY } from '@pothik/api-client';
import type { DriverView, FreeDriverCard } from '@pothik/contracts/driver';
import { driverRoutes } from '@pothik/contracts/routes';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';

/** The query of one driver with every field; notifications about drivers fetch it again. */
export const driverQuery = (id: string) =>
  queryOptions({
    queryKey: [QUERY.Driver, 'one', id],
    queryFn: async ({ signal }) => allFields(await call(driverRoutes.getDriver, { id }, { signal })),
  });

/** One driver with every field. */
export const useDriver = (id: string) => useQuery(driverQuery(id));

/** Those drivers of these ids that are loaded already. */
export const useDrivers = (ids: readonly string[]): readonly DriverView[] =>
  useQueries({ queries: ids.map(driverQuery) }).flatMap(({ data }) => (data ? [data] : []));

/** Administrators get every field; riders get a card. */
function allFields(driver: DriverView | FreeDriverCard): DriverView {
  if ('status' in driver) return driver;
  throw new Error(`Driver ${driver._id} came without the fields for administrators.`);
}
