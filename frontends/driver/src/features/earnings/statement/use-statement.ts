import { call, QUERY } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ShownPeriod } from '../period.rules';

/** The query of the signed-in driver's statement in a period; news about payments fetch it again. */
export const statementQuery = ({ from, to }: ShownPeriod) =>
  queryOptions({
    queryKey: [QUERY.RideRequest, 'statement', from, to],
    queryFn: ({ signal }) => call(rideRoutes.statement, { from, to }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The signed-in driver's statement in a period. */
export const useStatement = (period: ShownPeriod) => useQuery(statementQuery(period));
