import { call, QUERY } from '@pothik/api-client';
import { driverRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';

const PENDING = { status: 'PENDING', limit: 1 } as const;

/** How many drivers wait for approval; 0 until it is known. Whatever changes a list of drivers reads it again. */
export function usePendingDrivers(): number {
  const { data } = useQuery({
    queryKey: [QUERY.Driver, 'list', PENDING],
    queryFn: ({ signal }) => call(driverRoutes.drivers, PENDING, { signal }),
  });
  return data?.meta.total ?? 0;
}
