import { domainEvent, NOBODY } from '../../notification/domain-event.js';
import { ofParties, ofRide } from './ride-snapshot.js';

/** A completed ride came under review later, for one more reason, or an administrator confirmed it or left it out. */
export const rideReviewed = domainEvent({
  type: 'ride.ride-reviewed',
  version: 1,
  payload: ofRide,
  notifies: NOBODY,
  changes: ofParties,
});
