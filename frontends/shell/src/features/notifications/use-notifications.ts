import { call, onNotifications, QUERY_KEY, queryClient } from '@pothik/api-client';
import type { Notification } from '@pothik/contracts/notification';
import { notificationRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type NotificationList, withEntry } from './notification-list.rules';

/** One's own feed; live entries join it as they come, and `arrived` counts them. */
export function useNotifications() {
  const [arrived, setArrived] = useState(0);
  const query = useQuery({
    queryKey: QUERY_KEY.feed,
    queryFn: ({ signal }): Promise<NotificationList> => call(notificationRoutes.feed, {}, { signal }),
  });
  useEffect(
    () =>
      onNotifications((entry) => {
        takeEntry(entry);
        setArrived((before) => before + 1);
      }),
    [],
  );
  return { ...query, arrived };
}

/** An answer under way may be older than the entry: then, and after a gap, the feed is fetched anew. */
function takeEntry(entry: Notification): void {
  const state = queryClient.getQueryState<NotificationList>(QUERY_KEY.feed);
  const next = state?.data && state.fetchStatus === 'idle' ? withEntry(state.data, entry) : undefined;
  if (next) queryClient.setQueryData<NotificationList>(QUERY_KEY.feed, next);
  else void queryClient.invalidateQueries({ queryKey: QUERY_KEY.feed });
}

/** Marks the feed read up to an entry. @throws {ApiRefusal} {NetworkFailure} */
export async function markRead(upTo: number): Promise<void> {
  const { readUpTo } = await call(notificationRoutes.read, { upTo });
  queryClient.setQueryData<NotificationList>(QUERY_KEY.feed, (feed) => feed && { ...feed, readUpTo });
}
