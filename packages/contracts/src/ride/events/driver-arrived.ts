import { domainEvent } from '../../notification/domain-event.js';
import { NOTIFICATION_LOOK } from '../../notification/looks.js';
import { pushedToRider } from './ride-pushes.js';
import { aboutRide, ofParties, ofRide } from './ride-snapshot.js';

const AT_THE_PICKUP = {
  title: { en: 'Your driver is at the pickup', bn: 'চালক পিকআপে এসে গেছেন' },
  body: { en: 'Please go to the pickup', bn: 'পিকআপে চলে আসুন' },
  past: { en: 'Open Pothik to see the ride', bn: 'পথিক খুলে রাইডটি দেখুন' },
};

/** The driver stands at the pickup; the status stays ACCEPTED. */
export const driverArrived = domainEvent({
  type: 'ride.driver-arrived',
  version: 1,
  payload: ofRide,
  notifies: ({ ride }) => [
    {
      ...aboutRide(ride),
      to: [ride.riderId],
      words: { en: 'Your driver has arrived', bn: 'আপনার চালক এসে গেছেন' },
      look: NOTIFICATION_LOOK.arrived,
    },
  ],
  changes: ofParties,
  pushes: ({ ride }, occurredAt) => [pushedToRider(ride, AT_THE_PICKUP, occurredAt)],
});
