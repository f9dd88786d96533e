import { call, QUERY, queryClient, useCurrentUser } from '@pothik/api-client';
import type { DriverView } from '@pothik/contracts/driver';
import { driverRoutes } from '@pothik/contracts/routes';
import { queryOptions, useQuery } from '@tanstack/react-query';

const keyOf = (userId: string | undefined) => [QUERY.Driver, 'mine', userId] as const;

/** The query of a driver's own profile, or null; notifications about it fetch it again. */
export const myDriverQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: keyOf(userId),
    queryFn: async ({ signal }): Promise<DriverView | null> => {
      const { data } = await call(driverRoutes.drivers, { user: userId }, { signal });
      return data[0] ?? null;
    },
  });

/** The signed-in driver's own profile, or null. */
export function useMyDriver() {
  const user = useCurrentUser();
  return useQuery({ ...myDriverQuery(user?._id), enabled: user?.role === 'DRIVER' });
}

/** Shows the profile that a command returned, before the next fetch. */
export const showMyDriver = (driver: DriverView): void => {
  queryClient.setQueryData(keyOf(driver.user._id), driver);
};
