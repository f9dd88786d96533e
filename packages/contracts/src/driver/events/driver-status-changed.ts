import { z } from 'zod';
import { domainEvent } from '../../notification/domain-event.js';
import { PUSH } from '../../notification/limits.js';
import { NOTIFICATION_LOOK } from '../../notification/looks.js';
import { INVALIDATION_TOPIC, NOTIFICATION_KIND } from '../../notification/notification.js';
import { DRIVER_STATUS, type DriverStatus } from '../status.js';
import { aboutDriver, ofDriver, ofOwner } from './driver-snapshot.js';

const SEE_WHY = { en: 'Open Pothik to see why', bn: 'কেন, পথিক খুলে দেখুন' };

function saidOf(from: DriverStatus, to: DriverStatus) {
  if (to === DRIVER_STATUS.SUSPENDED) {
    const words = { en: 'Your driver account is suspended', bn: 'আপনার চালক অ্যাকাউন্ট স্থগিত করা হয়েছে' };
    return { words, look: NOTIFICATION_LOOK.suspended };
  }
  const words =
    from === DRIVER_STATUS.SUSPENDED
      ? { en: 'You may drive again', bn: 'আপনি আবার গাড়ি চালাতে পারবেন' }
      : { en: 'You are approved as a driver', bn: 'চালক হিসেবে আপনি অনুমোদন পেয়েছেন' };
  return { words, look: NOTIFICATION_LOOK.approved };
}

export const driverStatusChanged = domainEvent({
  type: 'driver.driver-status-changed',
  version: 1,
  payload: ofDriver.extend({ from: z.enum(DRIVER_STATUS), to: z.enum(DRIVER_STATUS), reason: z.string() }),
  notifies: ({ driver, from, to, reason }) => [
    {
      ...aboutDriver(driver),
      ...saidOf(from, to),
      kind: NOTIFICATION_KIND.DRIVER_STATUS_CHANGED,
      facts: { from, to, reason },
      changes: [INVALIDATION_TOPIC.DRIVER, INVALIDATION_TOPIC.RIDE],
    },
  ],
  changes: ofOwner,
  pushes: ({ driver, from, to }, occurredAt) => {
    if (to !== DRIVER_STATUS.SUSPENDED) return [];
    const until = new Date(Date.parse(occurredAt) + PUSH.lastingNoticeMs).toISOString();
    const title = saidOf(from, to).words;
    // One notice with that of being OFFLINE.
    return [{ to: [driver.userId], title, body: SEE_WHY, past: SEE_WHY, tag: 'offline', path: '/profile', until }];
  },
  changesFreeList: () => true,
});
