import { z } from 'zod';
import { domainEvent } from '../../notification/domain-event.js';
import { PUSH } from '../../notification/limits.js';
import { NOTIFICATION_LOOK, NOTIFICATION_PAGE } from '../../notification/looks.js';
import { INVALIDATION_TOPIC, NOTIFICATION_KIND } from '../../notification/notification.js';
import type { Words } from '../../platform/language.js';
import { INTERNATIONAL_PHONE } from '../../platform/phone.rules.js';
import { identifier } from '../../platform/text.js';
import { ofAccount } from './account-snapshot.js';

const TAKEN: Words = { en: 'Your phone number is somebody else’s now', bn: 'আপনার ফোন নম্বরটি এখন অন্য একজনের' };
const CONFIRM_YOURS: Words = {
  en: 'Confirm the number that you use now in My Profile',
  bn: 'এখনকার নম্বরটি আমার প্রোফাইলে যাচাই করুন',
};

/**
 * The account has another proven number, its first, or none any more; `account` has it. `from`: the former one, which is told of
 * it, as is the e-mail; absent: there was none, or a guest's, which nobody had proved. `isTaken`: another account proved it and has
 * it now. `takenBy`: that account, which gets the rides of a guest.
 */
export const phoneChanged = domainEvent({
  type: 'auth.phone-changed',
  version: 1,
  payload: ofAccount.extend({
    from: z.optional(z.string().regex(INTERNATIONAL_PHONE)),
    isTaken: z.optional(z.literal(true)),
    takenBy: z.optional(identifier),
  }),
  /** Mail and SMS tell of the others: the table of ways in the service notification. */
  notifies: ({ account, isTaken }) =>
    isTaken
      ? [
          {
            // The kind of what concerns the account: former pages know no other.
            kind: NOTIFICATION_KIND.ROLE_CHANGED,
            subjectId: account.id,
            facts: {},
            to: [account.id],
            words: TAKEN,
            about: CONFIRM_YOURS,
            look: NOTIFICATION_LOOK.role,
            leadsTo: { page: NOTIFICATION_PAGE.PROFILE },
            changes: [INVALIDATION_TOPIC.PERSON],
          },
        ]
      : [],
  changes: ({ account }) => ({
    topic: INVALIDATION_TOPIC.PERSON,
    people: [account.id],
    list: INVALIDATION_TOPIC.PEOPLE,
  }),
  pushes: ({ account, isTaken }, occurredAt) => {
    if (!isTaken) return [];
    const until = new Date(Date.parse(occurredAt) + PUSH.lastingNoticeMs).toISOString();
    return [{ to: [account.id], title: TAKEN, body: CONFIRM_YOURS, past: CONFIRM_YOURS, path: '/profile', until }];
  },
});
