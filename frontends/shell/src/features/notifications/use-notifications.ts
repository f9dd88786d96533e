import { call, onNotifications, QUERY_KEY, queryClient } from '@pothik/api-client';
import type { Notification } from '@pothik/contracts/notification';
import type { Role } from '@pothik/contracts/platform';
import { notificationRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { hasWords, type NotificationList, withEntry } from './notification-list.rules';
import { rideSeenLive } from './seen-live.rules';

/** The reader's notifications; live entries are appended as they arrive, and `arrived` counts those the reader did not see happen. */
export function useNotifications(role: Role) {
  const [arrived, setArrived] = useState(0);
  const { pathname } = useLocation();
  const query = useQuery({
    queryKey: QUERY_KEY.feed,
    queryFn: ({ signal }): Promise<NotificationList> => call(notificationRoutes.feed, {}, { signal }),
    select: knownOf,
  });
  const take = useEffectEvent((entry: Notification) => {
    const visible = document.visibilityState === 'visible';
    const rideId = rideSeenLive(entry, { role, pathname, visible });
    if (rideId === undefined) {
      takeEntry(entry);
      setArrived((before) => before + 1);
      return;
    }
    takeEntry({ ...entry, read: true });
    markRead(entry.number, rideId);
  });
  useEffect(() => onNotifications((entry) => take(entry)), []);
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

/** Marks the entries read up to a number, with a ride those about it alone; what fails stays unread. */
export function markRead(upTo: number, rideId?: string): void {
  call(notificationRoutes.read, rideId === undefined ? { upTo } : { upTo, rideId })
    .then(({ readUpTo }) =>
      queryClient.setQueryData<NotificationList>(
        QUERY_KEY.feed,
        (notifications) => notifications && { ...notifications, readUpTo },
      ),
    )
    .catch((error: unknown) => console.warn('The notifications could not be marked as read.', error));
}
