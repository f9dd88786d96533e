import { call, QUERY, queryClient, useCurrentUser } from '@pothik/api-client';
import type { DriverView } from '@pothik/contracts/driver';
import { driverRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';

const keyOf = (userId: string | undefined) => [QUERY.Driver, 'mine', userId] as const;

/** The signed-in driver's own profile, or null; notifications about it fetch it again. */
export function useMyDriver() {
  const user = useCurrentUser();
  return useQuery({
    queryKey: keyOf(user?._id),
    queryFn: async ({ signal }): Promise<DriverView | null> => {
      const { data } = await call(driverRoutes.drivers, { user: user?._id }, { signal });
      return data[0] ?? null;
    },
    enabled: user?.role === 'DRIVER',
  });
}

/** Shows the profile that a command returned, before the next fetch. */
export const showMyDriver = (driver: DriverView): void => {
  queryClient.setQueryData(keyOf(driver.user._id), driver);
};
