import type { Notification } from '@pothik/contracts/notification';
import type { Role } from '@pothik/contracts/platform';
import { RelativeTime, useFormat, VisuallyHidden } from '@pothik/ui-kit';
import { Link } from 'react-router';
import { useRoleText } from '../../texts/role-text';
import { reasonOf, sentenceOf } from './notification.rules';
import { NotificationIcon } from './notification-icon';
import { useNotificationText } from './notification-list-text';
import { useNotificationLineText } from './notification-text';

interface NotificationLineProps {
  entry: Notification;
  reader: Role;
  /** Not read before the panel was opened. */
  fresh: boolean;
  href: string;
  onFollow: () => void;
}

/** One entry: what happened, where, why and when, with a link to its ride or driver. */
export function NotificationLine({ entry, reader, fresh, href, onFollow }: NotificationLineProps) {
  const text = useNotificationText();
  const sentence = sentenceOf(entry, reader);
  const reason = reasonOf(entry.facts);
  return (
    <Link to={href} className="shell-news" onClick={onFollow}>
      <NotificationIcon sentence={sentence} />
      <span className="shell-news-words">
        {fresh && <VisuallyHidden>{text.fresh}: </VisuallyHidden>}
        <strong>{useSentence(sentence, entry.facts.fare)}</strong>
        <About facts={entry.facts} />
        {reason && <span className="shell-news-about">{`“${reason}”`}</span>}
        <RelativeTime at={entry.at} className="shell-news-time" />
      </span>
      {fresh && <span className="shell-news-dot" aria-hidden="true" />}
    </Link>
  );
}

function useSentence(sentence: ReturnType<typeof sentenceOf>, fare: Notification['facts'][string] | undefined): string {
  const format = useFormat();
  const said = useNotificationLineText()[sentence];
  return typeof said === 'function' ? said(format.taka(Number(fare))) : said;
}

/** The route of a ride, who raised an SOS, or the role that changed. */
function About({ facts: { pickupLocation, dropLocation, raisedBy, from, to } }: Pick<Notification, 'facts'>) {
  const text = useNotificationText();
  const roles = useRoleText();
  const isRole = (fact: unknown): fact is Role => typeof fact === 'string' && fact in roles;
  const about = () => {
    if (pickupLocation && dropLocation) return `${pickupLocation} – ${dropLocation}`;
    if (raisedBy === 'RIDER' || raisedBy === 'DRIVER') return text[`raisedBy${raisedBy}`];
    return isRole(from) && isRole(to) ? `${roles[from]} – ${roles[to]}` : undefined;
  };
  const said = about();
  return said && <span className="shell-news-about">{said}</span>;
}
