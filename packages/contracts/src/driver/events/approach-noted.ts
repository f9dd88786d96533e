import { z } from 'zod';
import { domainEvent, NOBODY, NOTHING_SHOWN } from '../../notification/domain-event.js';
import { identifier, moment } from '../../platform/text.js';

/**
 * How far the driver of an accepted ride is from its pickup, by road, in metres; `startMetres`: at acceptance. The aggregate is
 * the ride. Told at acceptance, at half way, within 150 m, and when he moves away or turns back; without a place.
 */
export const approachNoted = domainEvent({
  type: 'driver.approach-noted',
  version: 1,
  payload: z.object({
    rideId: identifier,
    /** Whose distance it is: the ride may have another driver by now. */
    driverId: identifier,
    metres: z.int().min(0),
    startMetres: z.int().min(0),
    movingAway: z.boolean(),
    at: moment,
  }),
  notifies: NOBODY,
  changes: NOTHING_SHOWN,
});
