import type { Me } from '@pothik/contracts/user';
import { IconButton, LiveRegion, useFormat } from '@pothik/ui-kit';
import { Bell as BellIcon } from 'lucide-react';
import { WithCache } from '../../cache/with-cache';
import { useNotificationButtonText } from './notification-button-text';
import { badgeOf, unreadCount } from './notification-list.rules';
import { PanelUnavailable } from './panel-unavailable';
import { useNotifications } from './use-notifications';
import { usePanel } from './use-panel';

/** Shows how many notifications are unread and opens a panel with the newest. */
export function NotificationButton({ user }: { user: Me }) {
  return (
    <WithCache>
      <NotificationsOf user={user} />
    </WithCache>
  );
}

function NotificationsOf({ user }: { user: Me }) {
  const text = useNotificationButtonText();
  const format = useFormat();
  const notifications = useNotifications(user.role);
  const { Loaded, state, ...panel } = usePanel();
  const unread = notifications.data ? unreadCount(notifications.data) : 0;
  const badge = badgeOf(unread, format.number);
  return (
    <>
      <IconButton
        ref={panel.button}
        label={unread > 0 ? text.unread(badge) : text.title}
        aria-haspopup="dialog"
        aria-expanded={state !== 'closed'}
        className="shell-bell"
        onPointerEnter={panel.prefetch}
        onFocus={panel.prefetch}
        onClick={state === 'unavailable' ? panel.close : panel.show}
      >
        <BellIcon aria-hidden="true" />
        {unread > 0 && (
          <span className="shell-bell-count" aria-hidden="true">
            {badge}
          </span>
        )}
      </IconButton>
      <LiveRegion message={notifications.arrived > 0 && unread > 0 ? text.arrived(badge) : ''} />
      {state === 'unavailable' && <PanelUnavailable onRetry={panel.show} onClose={panel.close} />}
      {state === 'open' && Loaded && <Loaded user={user} notifications={notifications} onClose={panel.close} />}
    </>
  );
}
