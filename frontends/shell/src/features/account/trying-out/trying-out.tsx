import { isOffered } from '../../../development-surface/development-surface';
import type { LogIn } from '../use-log-in';
import { DemonstrationPeople } from './demonstration-people';
import { MailboxHint } from './mailbox-hint';

/** Below log-in, for people who try Pothik out on their own machine: the demonstration people and the mailbox. */
export function TryingOut({ logIn }: { logIn: LogIn }) {
  if (!isOffered('people') && !isOffered('mailbox')) return null;
  return (
    <div className="shell-try">
      {isOffered('people') && <DemonstrationPeople logIn={logIn} />}
      <MailboxHint />
    </div>
  );
}
