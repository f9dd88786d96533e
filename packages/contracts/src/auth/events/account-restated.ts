import { z } from 'zod';
import { domainEvent, NOBODY, NOTHING_SHOWN } from '../../notification/domain-event.js';
import { moment } from '../../platform/text.js';
import { ofAccount } from './account-snapshot.js';

/**
 * A snapshot republish: current state, number of the newest event. It rebuilds projections and has no effects. Of a deleted
 * account name and e-mail are empty. `registeredAt`: when the account was made.
 */
export const accountRestated = domainEvent({
  type: 'auth.account-restated',
  version: 1,
  payload: ofAccount.extend({ deleted: z.boolean(), registeredAt: moment }),
  notifies: NOBODY,
  changes: NOTHING_SHOWN,
});
