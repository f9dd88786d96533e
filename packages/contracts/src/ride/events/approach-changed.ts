import { z } from 'zod';
import { domainEvent, NOBODY } from '../../notification/domain-event.js';
import { NOTIFICATION_LOOK } from '../../notification/looks.js';
import { aboutRide, ofParties, ofRide, type RideSnapshot } from './ride-snapshot.js';

const toldOfMovingAway = (ride: RideSnapshot) => ({
  ...aboutRide(ride),
  to: [ride.riderId],
  words: {
    en: 'Your driver is moving away. You can ask the next driver',
    bn: 'আপনার চালক দূরে চলে যাচ্ছেন। চাইলে পরের চালককে ডাকতে পারেন',
  },
  look: NOTIFICATION_LOOK.movingAway,
});

/** An accepted ride's driver began to move away from the pickup, or turned back, which the rider's page shows by itself. Without a place. */
export const approachChanged = domainEvent({
  type: 'ride.approach-changed',
  version: 1,
  payload: ofRide.extend({ movingAway: z.boolean() }),
  notifies: ({ ride, movingAway }) => (movingAway ? [toldOfMovingAway(ride)] : NOBODY()),
  changes: ofParties,
});
