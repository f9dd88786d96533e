import { domainEvent, NOBODY, NOTHING_SHOWN } from '../../notification/domain-event.js';
import { ofAccount } from './account-snapshot.js';

/** The last event of an account: name and e-mail are empty, and it is no longer verified. */
export const userDeleted = domainEvent({
  type: 'auth.user-deleted',
  version: 1,
  payload: ofAccount,
  notifies: NOBODY,
  changes: NOTHING_SHOWN,
});
