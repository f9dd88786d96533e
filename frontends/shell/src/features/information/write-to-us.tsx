import { useSession } from '@pothik/api-client';
import { Skeleton, SkeletonGroup } from '@pothik/ui-kit';
import { useState } from 'react';
import { useShellText } from '../../texts/shell-text';
import { ContactForm } from './contact-form';
import { MessageSent } from './message-sent';

/** The contact form, replaced by a confirmation once a message is sent. */
export function WriteToUs() {
  const shell = useShellText();
  const { status, user, unreachable } = useSession();
  const [sentFrom, setSentFrom] = useState<string>();
  if (status === 'loading' && !unreachable) {
    return (
      <SkeletonGroup label={shell.loading}>
        <Skeleton width="100%" height="28rem" />
      </SkeletonGroup>
    );
  }
  if (sentFrom !== undefined) return <MessageSent email={sentFrom} onAgain={() => setSentFrom(undefined)} />;
  return <ContactForm key={user?._id} user={user} onSent={setSentFrom} />;
}
