import { z } from 'zod';
import { domainEvent, type Said } from '../../notification/domain-event.js';
import { PUSH } from '../../notification/limits.js';
import { NOTIFICATION_LOOK, NOTIFICATION_PAGE } from '../../notification/looks.js';
import { NOTIFICATION_KIND } from '../../notification/notification.js';
import { moment } from '../../platform/text.js';
import { AVAILABILITY, AVAILABILITY_CAUSE, type AvailabilityCause, isLeaving } from '../status.js';
import { aboutDriver, ofDriver, ofOwner } from './driver-snapshot.js';

/** What a driver is told who did not switch OFFLINE. */
const OFFLINE: Readonly<Record<Exclude<AvailabilityCause, 'switched'>, Said>> = {
  unanswered: {
    words: {
      en: 'You are offline: you left three requests in a row unanswered',
      bn: 'পরপর তিনটি অনুরোধের উত্তর দেননি, তাই আপনি এখন অফলাইনে',
    },
    look: NOTIFICATION_LOOK.offline,
  },
  suspended: {
    words: { en: 'You are offline: your account is suspended', bn: 'অ্যাকাউন্ট স্থগিত, তাই আপনি এখন অফলাইনে' },
    look: NOTIFICATION_LOOK.offline,
  },
  'logged-out': {
    words: { en: 'You are offline: you logged out', bn: 'লগ আউট করেছেন, তাই আপনি এখন অফলাইনে' },
    look: NOTIFICATION_LOOK.loggedOut,
  },
  unreachable: {
    words: {
      en: 'You are offline: we could not reach your phone',
      bn: 'আপনার ফোনের সঙ্গে যোগাযোগ ছিল না, তাই আপনি এখন অফলাইনে',
    },
    look: NOTIFICATION_LOOK.unreachable,
  },
  'cancelled-soon': {
    words: {
      en: 'You are offline for 30 minutes: you cancelled three rides soon after accepting them',
      bn: 'তিনটি রাইড গ্রহণের একটু পরেই বাতিল করেছেন, তাই ৩০ মিনিট আপনি অফলাইনে',
    },
    look: NOTIFICATION_LOOK.unreachable,
  },
  changed: {
    words: {
      en: 'You are offline: your change is being checked',
      bn: 'আপনার পরিবর্তনটি যাচাই করা হচ্ছে, তাই আপনি এখন অফলাইনে',
    },
    look: NOTIFICATION_LOOK.checking,
  },
};
/** What the phone says of it beside why. */
const NO_REQUESTS = {
  title: { en: 'You get no requests now', bn: 'এখন আর অনুরোধ আসবে না' },
  tag: 'offline',
  path: '/driver/ride-request',
};
/** Three unanswered requests that a late answer shows not to have been so: ONLINE again. */
const ONLINE_AGAIN = {
  words: { en: 'Your availability has changed', bn: 'আপনার অনলাইন অবস্থা বদলেছে' },
  look: NOTIFICATION_LOOK.offline,
};

export const availabilityChanged = domainEvent({
  type: 'driver.availability-changed',
  version: 1,
  payload: ofDriver.extend({
    to: z.enum(AVAILABILITY),
    /**
     * To ONLINE, `unanswered`: a late answer shows that there were not three unanswered requests in a row; `logged-out` and
     * `unreachable`: the driver had a ride at that time, or had signed in again.
     */
    cause: z.enum(AVAILABILITY_CAUSE),
    /** For OFFLINE: since when they had been ONLINE. */
    onlineSince: z.optional(moment),
  }),
  /** Not of their own switch, nor of an OFFLINE that a late event took back. */
  notifies: ({ driver, to, cause }) => {
    if (cause === AVAILABILITY_CAUSE.switched || (to === AVAILABILITY.ONLINE && isLeaving(cause))) return [];
    return [
      {
        ...aboutDriver(driver),
        ...(to === AVAILABILITY.ONLINE ? ONLINE_AGAIN : OFFLINE[cause]),
        kind: NOTIFICATION_KIND.AVAILABILITY_CHANGED,
        facts: { to, cause },
        leadsTo: { page: NOTIFICATION_PAGE.REQUESTS },
      },
    ];
  },
  changes: ofOwner,
  pushes: ({ driver, to, cause }, occurredAt) => {
    if (to === AVAILABILITY.ONLINE || cause === AVAILABILITY_CAUSE.switched) return [];
    const body = OFFLINE[cause].words;
    const until = new Date(Date.parse(occurredAt) + PUSH.lastingNoticeMs).toISOString();
    return [{ ...NO_REQUESTS, to: [driver.userId], body, past: body, until }];
  },
  changesFreeList: () => true,
});
