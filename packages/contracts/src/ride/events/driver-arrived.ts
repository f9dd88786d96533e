import { domainEvent } from '../../notification/domain-event.js';
import { NOTIFICATION_LOOK } from '../../notification/looks.js';
import { aboutRide, ofParties, ofRide } from './ride-snapshot.js';

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
});
