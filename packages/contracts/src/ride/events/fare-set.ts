import { domainEvent } from '../../notification/domain-event.js';
import { NOTIFICATION_LOOK } from '../../notification/looks.js';
import { NOTIFICATION_KIND } from '../../notification/notification.js';
import { takaWords } from '../../platform/money.js';
import { aboutRide, ofParties, ofRide } from './ride-snapshot.js';

export const fareSet = domainEvent({
  type: 'ride.fare-set',
  version: 1,
  payload: ofRide,
  notifies: ({ ride }) => {
    const fare = takaWords(ride.fare ?? 0);
    return [
      {
        ...aboutRide(ride),
        kind: NOTIFICATION_KIND.FARE_SET,
        to: [ride.riderId],
        words: { en: `Your driver set the fare: ${fare.en}`, bn: `চালক ভাড়া ঠিক করেছেন: ${fare.bn}` },
        look: NOTIFICATION_LOOK.fare,
      },
    ];
  },
  changes: ofParties,
});
