import { domainEvent } from '../../notification/domain-event.js';
import { ofParties, ofRide, requestFor } from './ride-snapshot.js';

export const rideRequested = domainEvent({
  type: 'ride.ride-requested',
  version: 1,
  payload: ofRide,
  notifies: ({ ride }) => [requestFor(ride)],
  changes: ofParties,
});
