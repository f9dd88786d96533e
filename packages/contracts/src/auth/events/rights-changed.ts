import { z } from 'zod';
import { domainEvent } from '../../notification/domain-event.js';
import { NOTIFICATION_LOOK, NOTIFICATION_PAGE } from '../../notification/looks.js';
import { INVALIDATION_TOPIC, NOTIFICATION_KIND } from '../../notification/notification.js';
import { ofAccount } from './account-snapshot.js';

/** An ADMIN has other rights; `account` has them. */
export const rightsChanged = domainEvent({
  type: 'auth.rights-changed',
  version: 1,
  payload: ofAccount.extend({ from: z.array(z.string()), to: z.array(z.string()) }),
  notifies: ({ account, from, to }) => [
    {
      kind: NOTIFICATION_KIND.ROLE_CHANGED,
      subjectId: account.id,
      facts: { from: from.join(','), to: to.join(',') },
      to: [account.id],
      words: { en: 'Your rights have changed', bn: 'আপনার অনুমতি বদলেছে' },
      look: NOTIFICATION_LOOK.role,
      leadsTo: { page: NOTIFICATION_PAGE.PROFILE },
      changes: [INVALIDATION_TOPIC.PERSON],
    },
  ],
  changes: ({ account }) => ({
    topic: INVALIDATION_TOPIC.PERSON,
    people: [account.id],
    list: INVALIDATION_TOPIC.PEOPLE,
  }),
});
