import { FIELDS_OF_RIDING } from './fields-of-riding.table.js';
import {
  ACCOUNT,
  ACCOUNT_COPY,
  AGGREGATE,
  COPY,
  EVIDENCE,
  FACTOR,
  ID,
  JOBS,
  LASTING,
  NEWS,
  NOTICES,
  NUMBER,
  OWN_ID,
  PROJECTION,
  PUSHED,
  SHORT,
  USER,
} from './personal-parts.js';
import type { StoredFields } from './stored-fields.rules.js';

/** Every stored field of every service. A new one goes where it belongs: is it about a person, or not? */
export const STORED_FIELDS: Readonly<Record<string, StoredFields>> = {
  'auth.accounts': {
    notPersonal: `${AGGREGATE} role rights verified phoneProvedAt phoneChangedAt calledAt epoch epochRaisedAt sessionsEnded.below sessionsEnded.kept signedOutAt language secondFactor.since secondFactor.lastStep`,
    personal: [
      ['_id formerIds takenBy', ID],
      ['name', { emptiedBy: ACCOUNT, exportedBy: 'user.getMe name' }],
      ['email', { emptiedBy: ACCOUNT, exportedBy: 'user.getMe email' }],
      ['phone', { emptiedBy: NUMBER, exportedBy: 'user.getMe phone' }],
      ['passwordHash', { emptiedBy: ACCOUNT, notExported: 'it is a secret' }],
      ['googleSubject', { emptiedBy: ACCOUNT, notExported: 'it is Google’s number of the person; no page reads it' }],
      ['secondFactor.secret secondFactor.recoveryCodes', { emptiedBy: FACTOR, notExported: 'it is a secret' }],
      ['pendingSecondFactor', { emptiedBy: FACTOR, notExported: 'it is a secret' }],
      [
        'emailHash phoneHash',
        { kept: 'by it log-in says that the user is deleted', notExported: 'only deleted accounts have it' },
      ],
    ],
  },
  'auth.one_time_codes': {
    notPersonal: '_id channel purpose language issuedAt mailDueAt expiresAt triesLeft',
    personal: [
      ['address codeHash', SHORT('two days')],
      ['askedBy accountId', ID],
    ],
  },
  'auth.wrong_codes': { notPersonal: '_id purpose day wrong at', personal: [['holderId', SHORT('two days')]] },
  'auth.ride_facts': { notPersonal: `_id ${PROJECTION} status endedAt`, personal: [['riderId driverUserId', ID]] },
  'auth.driver_profile_facts': { notPersonal: `_id ${PROJECTION}`, personal: [['userId', ID]] },
  'auth.registrations': {
    notPersonal: '_id registeredAt expiresAt',
    personal: [['email name passwordHash holders', SHORT('a day')]],
  },
  'auth.half_done_log_ins': {
    notPersonal: '_id epoch expiresAt',
    personal: [
      ['secretHash', SHORT('minutes')],
      ['accountId', ID],
    ],
  },
  'auth.refresh_tokens': { notPersonal: '_id familyId usedAt expiresAt', personal: [['tokenHash', SHORT('30 days')]] },
  'auth.session_families': {
    notPersonal: '_id epoch startedAt endedAt endUnannounced expiresAt lastNumber tokens.usedAt tokens.expiresAt',
    personal: [
      ['personId', ID],
      ['tokens.tokenHash', SHORT('30 days')],
      ['tokens.successorOf', SHORT('30 days')],
    ],
  },
  'user.users': {
    notPersonal: `${AGGREGATE} accountVersion isPhoneProven`,
    personal: [
      ['_id', ID],
      ['name', { emptiedBy: USER, exportedBy: 'user.getMe name' }],
      ['phone', { emptiedBy: USER, exportedBy: 'user.getMe phone' }],
      ['address', { emptiedBy: USER, exportedBy: 'user.getMe address' }],
      ['picture', { emptiedBy: USER, exportedBy: 'user.getMe image' }],
      ['installAnsweredAt', { emptiedBy: USER, exportedBy: 'user.getMe installAnsweredAt' }],
      [
        'formerPictures',
        {
          removedBy: 'services/user/src/users/former-picture.service.ts#tidy',
          notExported: 'it waits to be removed',
        },
      ],
    ],
  },
  'user.account_facts': {
    notPersonal: `${PROJECTION} role rights verified isGuest deleted registeredAt`,
    personal: ACCOUNT_COPY,
  },
  ...FIELDS_OF_RIDING,
  'notification.feed_entries': {
    notPersonal: '_id number eventId kind read at',
    personal: [
      ['personId subjectId', { removedBy: NEWS, notExported: OWN_ID }],
      ['facts', { removedBy: NEWS, exportedBy: 'notification.feed entries.facts' }],
      ['shown', { removedBy: NEWS, exportedBy: 'notification.feed entries.words.en' }],
    ],
  },
  'notification.feed_positions': { notPersonal: '_id last readUpTo', personal: [['personId', ID]] },
  'notification.alarm_mails': {
    notPersonal: '_id key mailDueAt mailTries mailedAt',
    personal: [
      ['administratorId', ID],
      ['subject text', { kept: 'emptied once mailed', notExported: 'the mail itself is with its reader' }],
    ],
  },
  'notification.notices': {
    notPersonal: '_id key told way at mailDueAt mailTries mailedAt',
    personal: [
      ['personId rideId', { removedBy: NOTICES, notExported: OWN_ID }],
      ['number', { removedBy: NOTICES, notExported: 'it is emptied before its SMS is sent' }],
    ],
  },
  'notification.acts': {
    notPersonal: '_id eventId act actorRole subjectType createdAt',
    personal: [
      ['actorId subjectId people', ID],
      ['reason before after', EVIDENCE('the audit log is for administrators')],
    ],
  },
  'notification.contact_messages': {
    notPersonal: `${LASTING} _id mailDueAt mailTries mailedAt repeatKey`,
    personal: [
      ['personId', ID],
      ['name email message', { kept: 'ends 90 days later by itself', notExported: 'no call gives a message back' }],
    ],
  },
  'notification.account_facts': {
    notPersonal: `${PROJECTION} role verified language`,
    personal: [
      ...(ACCOUNT_COPY ?? []),
      ['phone', COPY('services/notification/src/projections/person-projection.service.ts#storeAccount')],
    ],
  },
  'notification.profile_facts': {
    notPersonal: PROJECTION,
    personal: [
      ['_id', ID],
      ['name', COPY('services/notification/src/projections/person-projection.service.ts#deletePerson')],
    ],
  },
  'notification.watched_people': {
    notPersonal: `${LASTING} driverVersion onlineSince dueAt unreachableSince trialAt`,
    personal: [['_id', ID]],
  },
  'notification.push_subscriptions': {
    notPersonal: 'epoch keyId createdAt lastSeenAt receiptAt failures',
    personal: [
      [
        '_id personId sessionId endpoint p256dh auth',
        { removedBy: PUSHED, notExported: 'it is the browser’s own, made by it' },
      ],
    ],
  },
  'notification.push_jobs': {
    notPersonal: '_id eventId tag at until dueAt tries unansweredTries endedAt end',
    personal: [
      ['subscriptionId personId receipt', { removedBy: JOBS, notExported: 'it ends a day later by itself' }],
      ['message', { removedBy: JOBS, notExported: 'it is emptied once sent; the phone has it' }],
    ],
  },
  'notification.open_streams': { notPersonal: '_id place reader openedAt seenAt', personal: [['personId', ID]] },
};
