import { z } from 'zod';
import { domainEvent, NOBODY } from '../../notification/domain-event.js';
import { INVALIDATION_TOPIC } from '../../notification/notification.js';
import { identifier } from '../../platform/text.js';

/** What others may show of a person. */
export const ofProfile = z.object({
  profile: z.object({
    id: identifier,
    name: z.string(),
    phone: z.string(),
    /** The phone was proved by a code; absent: it is what the person wrote. */
    isPhoneProven: z.optional(z.literal(true)),
    image: z.string(),
  }),
});

export const profileUpdated = domainEvent({
  type: 'user.profile-updated',
  version: 1,
  payload: ofProfile,
  notifies: NOBODY,
  changes: ({ profile }) => ({
    topic: INVALIDATION_TOPIC.PERSON,
    people: [profile.id],
    list: INVALIDATION_TOPIC.PEOPLE,
  }),
});
