import { z } from 'zod';
import { domainEvent, NOBODY, NOTHING_SHOWN } from '../../notification/domain-event.js';
import { RIDE_CAUSE } from '../cause.js';
import { RIDE_PARTY } from '../status.js';
import { ofRide } from './ride-snapshot.js';

/** A snapshot republish: current state, number of the newest event. It rebuilds projections and has no effects. */
export const rideRestated = domainEvent({
  type: 'ride.ride-restated',
  version: 1,
  /** `by` and `cause` of the last change of status. */
  payload: ofRide.extend({ by: z.enum(RIDE_PARTY), cause: z.enum(['', ...Object.values(RIDE_CAUSE)]) }),
  notifies: NOBODY,
  changes: NOTHING_SHOWN,
});
