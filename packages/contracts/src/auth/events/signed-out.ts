import { domainEvent, NOBODY, NOTHING_SHOWN } from '../../notification/domain-event.js';
import { moment } from '../../platform/text.js';
import { ofAccount } from './account-snapshot.js';

/** Nobody is signed in to the account any more: its last session ended. `at`: when no session was open. */
export const signedOut = domainEvent({
  type: 'auth.signed-out',
  version: 1,
  payload: ofAccount.extend({ at: moment }),
  notifies: NOBODY,
  changes: NOTHING_SHOWN,
});
