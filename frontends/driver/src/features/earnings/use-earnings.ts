import { call, QUERY } from '@pothik/api-client';
import { driverRoutes } from '@pothik/contracts/routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ShownPeriod } from './period.rules';

/** The signed-in driver's earnings in a period; notifications about rides fetch them again. */
export function useEarnings({ from, to }: ShownPeriod) {
  return useQuery({
    queryKey: [QUERY.Driver, 'earnings', from, to],
    queryFn: ({ signal }) => call(driverRoutes.earnings, { from, to }, { signal }),
    placeholderData: keepPreviousData,
  });
}
