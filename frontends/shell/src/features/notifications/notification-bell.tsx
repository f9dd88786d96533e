import type { Me } from '@pothik/contracts/user';
import { IconButton, LiveRegion, useFormat } from '@pothik/ui-kit';
import { Bell as BellIcon } from 'lucide-react';
import { WithCache } from '../../cache/with-cache';
import { badgeOf, unreadCount } from './notification-list.rules';
import { useNotificationText } from './notification-list-text';
import { PanelAway } from './panel-away';
import { useNotifications } from './use-notifications';
import { usePanel } from './use-panel';

/** The bell of who is signed in: how many entries are unread, and a panel with the newest. */
export function NotificationBell({ user }: { user: Me }) {
  return (
    <WithCache>
      <NotificationsOf user={user} />
    </WithCache>
  );
}

function NotificationsOf({ user }: { user: Me }) {
  const text = useNotificationText();
  const format = useFormat();
  const feed = useNotifications();
  const { Loaded, standing, ...panel } = usePanel();
  const unread = feed.data ? unreadCount(feed.data) : 0;
  const figure = badgeOf(unread, format.number);
  return (
    <>
      <IconButton
        ref={panel.bell}
        label={unread > 0 ? text.unread(figure) : text.title}
        aria-haspopup="dialog"
        aria-expanded={standing !== 'closed'}
        className="shell-bell"
        onPointerEnter={panel.prefetch}
        onFocus={panel.prefetch}
        onClick={standing === 'away' ? panel.close : panel.show}
      >
        <BellIcon aria-hidden="true" />
        {unread > 0 && (
          <span className="shell-bell-count" aria-hidden="true">
            {figure}
          </span>
        )}
      </IconButton>
      <LiveRegion message={feed.arrived > 0 && unread > 0 ? text.arrived(figure) : ''} />
      {standing === 'away' && <PanelAway onRetry={panel.show} onClose={panel.close} />}
      {standing === 'open' && Loaded && <Loaded user={user} feed={feed} onClose={panel.close} />}
    </>
  );
}
