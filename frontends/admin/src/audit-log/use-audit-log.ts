import { call, QUERY } from '@pothik/api-client';
import { notificationRoutes } from '@pothik/contracts/routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { askedAgainAfter } from '../calls/asked-again.rules';

interface ActsInput {
  subjectId?: string | undefined;
  searchTerm?: string | undefined;
  page?: number;
  limit?: number;
  sort?: string | undefined;
}

const awaiting = (total: number) => ({ total, since: Date.now() });

/** A page of the record, newest first unless told otherwise; `expected` acts, of which it hears by events, were done. */
export function useAuditLog(input: ActsInput, expected = 0) {
  const [awaited, setAwaited] = useState(() => awaiting(expected));
  if (expected > awaited.total) setAwaited(awaiting(expected));
  const acts = useQuery({
    queryKey: [QUERY.RideRequest, 'acts', input],
    queryFn: ({ signal }) => call(notificationRoutes.acts, input, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => {
      const missing = state.data !== undefined && state.data.meta.total < awaited.total;
      return missing && askedAgainAfter(Date.now() - awaited.since);
    },
  });
  /**
   * Something was just done about the subject: the record will have one more, than what is still awaited too. Before
   * the first answer nobody knows whether that one counts it already: then it is asked again for the whole time.
   */
  const expectMore = () => setAwaited(({ total }) => awaiting(Math.max(total, acts.data?.meta.total ?? Infinity) + 1));
  return { ...acts, expectMore };
}
