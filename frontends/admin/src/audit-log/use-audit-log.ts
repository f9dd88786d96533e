import { call, QUERY } from '@pothik/api-client';
import { notificationRoutes } from '@pothik/contracts/routes';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { nextPollAfter } from '../calls/polling.rules';

interface AuditLogQuery {
  subjectId?: string | undefined;
  /** Only what this person did, or what concerns them. */
  person?: string | undefined;
  act?: string | undefined;
  /** Days in Dhaka. */
  from?: string | undefined;
  to?: string | undefined;
  searchTerm?: string | undefined;
  page?: number;
  limit?: number;
  sort?: string | undefined;
}

const awaiting = (total: number) => ({ total, since: Date.now() });

/** The query of a page of the audit log, newest first by default. */
export const auditLogQuery = (input: AuditLogQuery) =>
  queryOptions({
    queryKey: [QUERY.RideRequest, 'audit-log', input],
    queryFn: ({ signal }) => call(notificationRoutes.acts, input, { signal }),
    placeholderData: keepPreviousData,
  });

/** A page of the audit log, newest first by default, polled until it has `expected` entries: it consumes actions as events. */
export function useAuditLog(input: AuditLogQuery, expected = 0) {
  const [awaited, setAwaited] = useState(() => awaiting(expected));
  if (expected > awaited.total) setAwaited(awaiting(expected));
  const entries = useQuery({
    ...auditLogQuery(input),
    refetchInterval: ({ state }) => {
      const missing = state.data !== undefined && state.data.meta.total < awaited.total;
      return missing && nextPollAfter(Date.now() - awaited.since);
    },
  });
  /**
   * Expects one entry more than there are or are already awaited, for an action just done. Before the first answer it is
   * unknown whether that answer has the entry, so the audit log is polled for the whole time.
   */
  const expectMore = () =>
    setAwaited(({ total }) => awaiting(Math.max(total, entries.data?.meta.total ?? Infinity) + 1));
  return { ...entries, expectMore };
}
