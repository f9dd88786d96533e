import { z } from 'zod';
import { domainEvent, NOBODY, NOTHING_SHOWN } from '../../notification/domain-event.js';
import { identifier } from '../../platform/text.js';

/**
 * The track of a completed ride never came near its pickup; `metres`: how near it came. The aggregate is the ride. Without a
 * place.
 */
export const pickupMissed = domainEvent({
  type: 'driver.pickup-missed',
  version: 1,
  payload: z.object({ rideId: identifier, driverId: identifier, metres: z.int().min(0) }),
  notifies: NOBODY,
  changes: NOTHING_SHOWN,
});
