import { isOffered } from '../../../development-surface/development-surface';
import type { LogIn } from '../use-log-in';
import { DemonstrationPeople } from './demonstration-people';
import { MailboxHint } from './mailbox-hint';

/** Below log-in, for who tries Pothik out on a machine of their own: people to be, and where mail arrives. */
export function TryingOut({ logIn }: { logIn: LogIn }) {
  if (!isOffered('people') && !isOffered('mailbox')) return null;
  return (
    <div className="shell-try">
      {isOffered('people') && <DemonstrationPeople logIn={logIn} />}
      <MailboxHint />
    </div>
  );
}
