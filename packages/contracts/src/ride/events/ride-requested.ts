import { domainEvent } from '../../notification/domain-event.js';
import { pushedRequest, pushedToRider } from './ride-pushes.js';
import { aboutRide, ofParties, ofRide, type RideSnapshot, requestFor } from './ride-snapshot.js';

const BOOKED = { en: 'A ride was booked by phone for you', bn: 'ফোনে আপনার জন্য একটি রাইড বুক করা হয়েছে' };
const OPEN_POTHIK = { en: 'Open Pothik to see the ride', bn: 'পথিক খুলে রাইডটি দেখুন' };

/** To the rider whose number the desk booked for: it may not have been them who called. */
const bookedFor = (ride: RideSnapshot) => ({ ...aboutRide(ride), to: [ride.riderId], words: BOOKED });

export const rideRequested = domainEvent({
  type: 'ride.ride-requested',
  version: 1,
  payload: ofRide,
  notifies: ({ ride }) => [requestFor(ride), ...(ride.isByPhone ? [bookedFor(ride)] : [])],
  changes: ofParties,
  pushes: ({ ride }, occurredAt) => [
    ...pushedRequest(ride, occurredAt),
    ...(ride.isByPhone
      ? [pushedToRider(ride, { title: BOOKED, body: OPEN_POTHIK, past: OPEN_POTHIK }, occurredAt)]
      : []),
  ],
});
