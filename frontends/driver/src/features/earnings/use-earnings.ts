import { call, QUERY } from '@pothik/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { driverCalls } from '../../calls/light-endpoints';
import type { ShownPeriod } from './period.rules';

/** What the signed-in driver earned in a period; live entries about rides fetch it again. */
export function useEarnings({ from, to }: ShownPeriod) {
  return useQuery({
    queryKey: [QUERY.Driver, 'earnings', from, to],
    queryFn: ({ signal }) => call(driverCalls.earnings, { from, to }, { signal }),
    placeholderData: keepPreviousData,
  });
}
