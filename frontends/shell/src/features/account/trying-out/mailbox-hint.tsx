import { Note, TextLink } from '@pothik/ui-kit';
import { Mail } from 'lucide-react';
import { isOffered } from '../../../development-surface/development-surface';
import { useTryingOutText } from './trying-out-text';

/** Links the local mailbox beside the form that waits for a mailed code. */
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
