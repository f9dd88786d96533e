import { domainEvent, NOBODY, NOTHING_SHOWN } from '../../notification/domain-event.js';
import { ofAccount } from './account-snapshot.js';

/** The account's e-mail or number was proved: at its registration, or an e-mail by an account that had none, whose number is told of it. */
export const userVerified = domainEvent({
  type: 'auth.user-verified',
  version: 1,
  payload: ofAccount,
  notifies: NOBODY,
  changes: NOTHING_SHOWN,
});
