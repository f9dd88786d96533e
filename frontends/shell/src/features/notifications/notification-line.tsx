import { useLanguage } from '@pothik/api-client';
import type { Notification } from '@pothik/contracts/notification';
import { RelativeTime, VisuallyHidden } from '@pothik/ui-kit';
import { Link } from 'react-router';
import { NotificationIcon } from './notification-icon';
import { reasonOf } from './notification-list.rules';
import { useNotificationText } from './notification-list-text';

interface NotificationLineProps {
  entry: Notification;
  /** Not read before the panel was opened. */
  fresh: boolean;
  href: string;
  onFollow: () => void;
}

/** One entry: what happened, where, why and when, with a link to its ride or driver. The entry brings its words. */
export function NotificationLine({ entry, fresh, href, onFollow }: NotificationLineProps) {
  const text = useNotificationText();
  const language = useLanguage();
  const reason = reasonOf(entry.facts);
  return (
    <Link to={href} className="shell-news" onClick={onFollow}>
      <NotificationIcon look={entry.look} />
      <span className="shell-news-words">
        {fresh && <VisuallyHidden>{text.fresh}: </VisuallyHidden>}
        <strong>{entry.words?.[language]}</strong>
        {entry.about && <span className="shell-news-about">{entry.about[language]}</span>}
        {reason && <span className="shell-news-about">{`“${reason}”`}</span>}
        <RelativeTime at={entry.at} className="shell-news-time" />
      </span>
      {fresh && <span className="shell-news-dot" aria-hidden="true" />}
    </Link>
  );
}
