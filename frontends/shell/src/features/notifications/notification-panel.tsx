import '@pothik/ui-kit/dialogs';
import type { Me } from '@pothik/contracts/user';
import { Button, Dialog, EmptyState, ErrorState, Skeleton, SkeletonGroup } from '@pothik/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useEffect, useState } from 'react';
import { currentRideQuery } from '../../get-ride/open-ride';
import { useNotificationButtonText } from './notification-button-text';
import { hrefOf } from './notification-href.rules';
import { NotificationLine } from './notification-line';
import { isUnread, type NotificationList, rideOf, rowsOf } from './notification-list.rules';
import { useNotificationText } from './notification-list-text';
import { markRead, type useNotifications } from './use-notifications';

export interface NotificationPanelProps {
  user: Me;
  notifications: ReturnType<typeof useNotifications>;
  onClose: () => void;
}

const SHOWN_AT_FIRST = 20;

/** The newest rows in a panel below the button; on a phone a sheet. What is shown counts as read. */
export function NotificationPanel({ user, notifications, onClose }: NotificationPanelProps) {
  const { title } = useNotificationButtonText();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} size="narrow" className="shell-bell-panel">
      {notifications.data ? (
        <NotificationEntries user={user} notifications={notifications.data} onFollow={onClose} />
      ) : (
        <NoNotifications notifications={notifications} />
      )}
    </Dialog>
  );
}

function NoNotifications({
  notifications: { error, isFetching, isPaused, refetch },
}: Pick<NotificationPanelProps, 'notifications'>) {
  const { loading } = useNotificationText();
  const { failed, failedText } = useNotificationButtonText();
  if (error || isPaused) {
    return (
      <ErrorState title={failed} onRetry={() => void refetch()} retrying={isFetching}>
        {failedText}
      </ErrorState>
    );
  }
  return (
    <SkeletonGroup label={loading} className="shell-bell-waiting">
      <Skeleton width="100%" height="4.5rem" />
      <Skeleton width="100%" height="4.5rem" />
      <Skeleton width="100%" height="4.5rem" />
    </SkeletonGroup>
  );
}

function NotificationEntries({
  user,
  notifications,
  onFollow,
}: {
  user: Me;
  notifications: NotificationList;
  onFollow: () => void;
}) {
  const text = useNotificationText();
  const [readBefore] = useState(notifications.readUpTo);
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const openRideId = useOpenRideId(user);
  useRead(notifications);
  if (notifications.entries.length === 0) {
    return (
      <EmptyState title={text.empty} art={<Bell />} level={3}>
        {text.emptyText}
      </EmptyState>
    );
  }
  const rows = rowsOf(notifications);
  return (
    <>
      <ul className="shell-news-list">
        {rows.slice(0, shown).map((entry) => (
          <li key={rideOf(entry) ?? entry.number}>
            <NotificationLine
              entry={entry}
              fresh={isUnread(entry, readBefore)}
              href={hrefOf(entry, user.role, openRideId)}
              onFollow={onFollow}
            />
          </li>
        ))}
      </ul>
      {rows.length > shown && (
        <Button variant="quiet" block onClick={() => setShown(shown + SHOWN_AT_FIRST)}>
          {text.earlier}
        </Button>
      )}
    </>
  );
}

/** Marks the shown entries read, also those that arrive while the panel is open; after a failure the next opening retries. */
function useRead({ last, readUpTo }: NotificationList): void {
  useEffect(() => {
    if (last <= readUpTo) return;
    markRead(last);
  }, [last, readUpTo]);
}

/** The reader's open ride: an entry about it leads to the page where the reader acts on it. */
function useOpenRideId({ role }: Me): string | undefined {
  const { data } = useQuery({
    ...currentRideQuery,
    enabled: role === 'RIDER' || role === 'DRIVER',
  });
  return data?._id;
}
