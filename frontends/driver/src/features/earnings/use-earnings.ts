import { call, QUERY } from '@pothik/api-client';
import { driverRoutes } from '@pothik/contracts/routes';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ShownPeriod } from './period.rules';

/** The query of the signed-in driver's earnings in a period; notifications about rides fetch them again. */
export const earningsQuery = ({ from, to }: ShownPeriod) =>
  queryOptions({
    queryKey: [QUERY.Driver, 'earnings', from, to],
    queryFn: ({ signal }) => call(driverRoutes.earnings, { from, to }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The signed-in driver's earnings in a period. */
export const useEarnings = (period: ShownPeriod) => useQuery(earningsQuery(period));
