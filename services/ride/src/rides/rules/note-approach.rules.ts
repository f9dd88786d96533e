import { RIDE_STATUS } from '@pothik/contracts/ride';
import type { Ride, RideChange } from './ride.rules.js';

/** How far the driver was from the pickup, as the driver service tells it. */
export interface ApproachNote {
  driverId: string;
  metres: number;
  startMetres: number;
  movingAway: boolean;
  at: Date;
}

/**
 * An accepted ride keeps the newest note of how its driver comes. A note of another driver or from before the acceptance is none
 * of him; one from before the last note or the arrival says nothing new. Undefined when nothing changes.
 */
export function noteApproach(ride: Ride, { movingAway, driverId, ...noted }: ApproachNote): RideChange | undefined {
  if (ride.status !== RIDE_STATUS.ACCEPTED || ride.acceptedAt === null || ride.driverId !== driverId) return undefined;
  const known = [ride.acceptedAt, ride.approach?.at, ride.arrivedAt];
  if (known.some((time) => time && noted.at <= time)) return undefined;
  const before = ride.approach?.movingAwaySince ?? null;
  const movingAwaySince = movingAway ? (before ?? noted.at) : null;
  const isChanged = (before !== null) !== movingAway;
  return {
    ride: { ...ride, approach: { ...noted, movingAwaySince } },
    domainEvents: isChanged ? [{ kind: 'approachChanged', movingAway }] : [],
  };
}
