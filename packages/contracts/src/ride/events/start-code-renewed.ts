import { domainEvent } from '../../notification/domain-event.js';
import { NOTIFICATION_LOOK } from '../../notification/looks.js';
import { NOTIFICATION_KIND } from '../../notification/notification.js';
import { aboutRide, ofParties, ofRide } from './ride-snapshot.js';

/** The rider has a new code. The driver is told without it: the locked input fields can be used again. */
export const startCodeRenewed = domainEvent({
  type: 'ride.start-code-renewed',
  version: 1,
  payload: ofRide,
  notifies: ({ ride }) => {
    const about = { ...aboutRide(ride), kind: NOTIFICATION_KIND.START_CODE_RENEWED, look: NOTIFICATION_LOOK.code };
    const toRider = { en: 'You have a new start code', bn: 'আপনার নতুন কোড এসেছে' };
    const toDriver = { en: 'The rider has a new start code', bn: 'যাত্রী নতুন কোড পেয়েছেন' };
    return [
      { ...about, to: [ride.riderId], words: toRider },
      { ...about, to: [ride.driverUserId], words: toDriver },
    ];
  },
  changes: ofParties,
});
