import { isOffered } from '../../../development-surface/development-surface';
import type { LogIn } from '../use-log-in';
import { DemonstrationPeople } from './demonstration-people';
import { MailboxHint } from './mailbox-hint';
import { SmsHint } from './sms-hint';

/** Below log-in, for people who try Pothik out on their own machine: the demonstration people, the mailbox and the SMS. */
export function TryingOut({ logIn }: { logIn: LogIn }) {
  if (!isOffered('people') && !isOffered('mailbox') && !isOffered('sms')) return null;
  return (
    <div className="shell-try">
      {isOffered('people') && <DemonstrationPeople logIn={logIn} />}
      <MailboxHint />
      <SmsHint />
    </div>
  );
}
