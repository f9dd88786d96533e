import { Note, TextLink } from '@pothik/ui-kit';
import { Mail } from 'lucide-react';
import { isOffered } from '../../../development-surface/development-surface';
import { useTryingOutText } from './trying-out-text';

/** Where a code arrives on a machine of one's own, beside the form that waits for it. */
export function MailboxHint() {
  const text = useTryingOutText();
  if (!isOffered('mailbox')) return null;
  return (
    <Note icon={<Mail aria-hidden="true" />}>
      {text.mailStaysHere}{' '}
      <TextLink href="/dev/mail" target="_blank" rel="noopener">
        {text.openMailbox}
      </TextLink>
    </Note>
  );
}
