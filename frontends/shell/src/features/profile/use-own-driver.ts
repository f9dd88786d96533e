import { call, QUERY } from '@pothik/api-client';
import type { DriverView } from '@pothik/contracts/driver';
import { driverRoutes } from '@pothik/contracts/routes';
import type { Me } from '@pothik/contracts/user';
import { useQuery } from '@tanstack/react-query';

/** The driver's own record: the first of their list, cached under the key that the driver remote uses. */
export function useOwnDriver({ _id, role }: Pick<Me, '_id' | 'role'>) {
  return useQuery({
    queryKey: [QUERY.Driver, 'mine', _id],
    queryFn: async ({ signal }): Promise<DriverView | null> => {
      const { data } = await call(driverRoutes.drivers, { user: _id }, { signal });
      return data[0] ?? null;
    },
    enabled: role === 'DRIVER',
  });
}
