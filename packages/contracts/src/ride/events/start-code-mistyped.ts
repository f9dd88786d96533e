import { domainEvent, NOBODY } from '../../notification/domain-event.js';
import { INVALIDATION_TOPIC } from '../../notification/notification.js';
import { ofRide } from './ride-snapshot.js';

/** The driver entered a wrong code; the fifth locks it. The code itself is in no event. */
export const startCodeMistyped = domainEvent({
  type: 'ride.start-code-mistyped',
  version: 1,
  payload: ofRide,
  notifies: NOBODY,
  changes: ({ ride }) => ({ topic: INVALIDATION_TOPIC.RIDE, people: [ride.riderId, ride.driverUserId] }),
});
