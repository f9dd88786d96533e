import { domainEvent, NOBODY, NOTHING_SHOWN } from '../../notification/domain-event.js';
import { ofAccount } from './account-snapshot.js';

export const sessionsEnded = domainEvent({
  type: 'auth.sessions-ended',
  version: 1,
  payload: ofAccount,
  notifies: NOBODY,
  changes: NOTHING_SHOWN,
});
