import { call, QUERY } from '@pothik/api-client';
import type { DriverView, FreeDriverCard } from '@pothik/contracts/driver';
import { driverRoutes } from '@pothik/contracts/routes';
import { useQueries, useQuery } from '@tanstack/react-query';

const driverQuery = (id: string) => ({
  queryKey: [QUERY.Driver, 'one', id],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    allFields(await call(driverRoutes.getDriver, { id }, { signal })),
});

/** One driver with every field; live entries about drivers fetch it again. */
export const useDriver = (id: string) => useQuery(driverQuery(id));

/** The drivers of these ids as far as they are there already. */
export const useDrivers = (ids: readonly string[]): readonly DriverView[] =>
  useQueries({ queries: ids.map(driverQuery) }).flatMap(({ data }) => (data ? [data] : []));

/** Administrators get every field; the card is for riders. */
function allFields(driver: DriverView | FreeDriverCard): DriverView {
  if ('status' in driver) return driver;
  throw new Error(`Driver ${driver._id} came without the fields for administrators.`);
}
