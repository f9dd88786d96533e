import { z } from 'zod';
import { domainEvent } from '../../notification/domain-event.js';
import { NOTIFICATION_LOOK, NOTIFICATION_PAGE } from '../../notification/looks.js';
import { INVALIDATION_TOPIC, NOTIFICATION_KIND } from '../../notification/notification.js';
import type { Words } from '../../platform/language.js';
import { ROLE, type Role } from '../../platform/roles.js';
import { ofAccount } from './account-snapshot.js';

const ROLE_WORDS: Readonly<Record<Role, Words>> = {
  RIDER: { en: 'Rider', bn: 'যাত্রী' },
  DRIVER: { en: 'Driver', bn: 'চালক' },
  ADMIN: { en: 'Admin', bn: 'অ্যাডমিন' },
  SUPER_ADMIN: { en: 'Super admin', bn: 'সুপার অ্যাডমিন' },
};

export const roleChanged = domainEvent({
  type: 'auth.role-changed',
  version: 1,
  payload: ofAccount.extend({ from: z.enum(ROLE), to: z.enum(ROLE) }),
  notifies: ({ account, from, to }) => [
    {
      kind: NOTIFICATION_KIND.ROLE_CHANGED,
      subjectId: account.id,
      facts: { from, to },
      to: [account.id],
      words: { en: 'Your role has changed', bn: 'আপনার ভূমিকা বদলেছে' },
      about: {
        en: `${ROLE_WORDS[from].en} – ${ROLE_WORDS[to].en}`,
        bn: `${ROLE_WORDS[from].bn} – ${ROLE_WORDS[to].bn}`,
      },
      look: NOTIFICATION_LOOK.role,
      leadsTo: { page: NOTIFICATION_PAGE.PROFILE },
      changes: [INVALIDATION_TOPIC.PERSON, INVALIDATION_TOPIC.DRIVER],
    },
  ],
  changes: ({ account }) => ({
    topic: INVALIDATION_TOPIC.PERSON,
    people: [account.id],
    list: INVALIDATION_TOPIC.PEOPLE,
  }),
});
