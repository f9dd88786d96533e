import { domainEvent, NOBODY, NOTHING_SHOWN } from '../../notification/domain-event.js';
import { ofAccount } from './account-snapshot.js';

/** The person chose another language of the platform's texts; `account` has it. */
export const languageChosen = domainEvent({
  type: 'auth.language-chosen',
  version: 1,
  payload: ofAccount,
  notifies: NOBODY,
  changes: NOTHING_SHOWN,
});
