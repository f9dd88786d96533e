import { call, onNotifications, QUERY_KEY, queryClient } from '@pothik/api-client';
import type { Notification } from '@pothik/contracts/notification';
import { notificationRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasWords, type NotificationList, withEntry } from './notification-list.rules';

/** The reader's notifications; live entries are appended as they arrive, and `arrived` counts them. */
export function useNotifications() {
  const [arrived, setArrived] = useState(0);
  const query = useQuery({
    queryKey: QUERY_KEY.feed,
    queryFn: ({ signal }): Promise<NotificationList> => call(notificationRoutes.feed, {}, { signal }),
    select: knownOf,
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

/** The list without entries that nobody has words for. */
const knownOf = (list: NotificationList): NotificationList => ({
  ...list,
  entries: list.entries.filter(hasWords),
});

/** Appends a live entry. Fetches the list again after a gap, for missing words, or if a pending response may be older. */
function takeEntry(entry: Notification): void {
  const state = queryClient.getQueryState<NotificationList>(QUERY_KEY.feed);
  const isCurrent = state?.fetchStatus === 'idle' && hasWords(entry);
  const next = state?.data && isCurrent ? withEntry(state.data, entry) : undefined;
  if (next) queryClient.setQueryData<NotificationList>(QUERY_KEY.feed, next);
  else void queryClient.invalidateQueries({ queryKey: QUERY_KEY.feed });
}

/** Marks the entries read up to a number. @throws {ApiRefusal} {NetworkFailure} */
export async function markRead(upTo: number): Promise<void> {
  const { readUpTo } = await call(notificationRoutes.read, { upTo });
  queryClient.setQueryData<NotificationList>(
    QUERY_KEY.feed,
    (notifications) => notifications && { ...notifications, readUpTo },
  );
}
