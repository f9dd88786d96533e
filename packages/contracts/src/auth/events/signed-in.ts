import { domainEvent, NOBODY, NOTHING_SHOWN } from '../../notification/domain-event.js';
import { moment } from '../../platform/text.js';
import { ofAccount } from './account-snapshot.js';

/** The first session after `signed-out`; `at`: when it began. */
export const signedIn = domainEvent({
  type: 'auth.signed-in',
  version: 1,
  payload: ofAccount.extend({ at: moment }),
  notifies: NOBODY,
  changes: NOTHING_SHOWN,
});
