import { Note, TextLink } from '@pothik/ui-kit';
import { MessageSquareText } from 'lucide-react';
import { isOffered } from '../../../development-surface/development-surface';
import { useTryingOutText } from './trying-out-text';

/** Links the SMS of this machine beside the form that waits for a code by SMS. */
export function SmsHint() {
  const text = useTryingOutText();
  if (!isOffered('sms')) return null;
  return (
    <Note icon={<MessageSquareText aria-hidden="true" />}>
      {text.smsStaysHere}{' '}
      <TextLink href="/dev/sms" target="_blank" rel="noopener">
        {text.openSms}
      </TextLink>
    </Note>
  );
}
