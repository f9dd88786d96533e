import { CANCELLED_SOON, driverEvents } from '@pothik/contracts/driver';
import { dhakaDay, dhakaDayAfter, type EventOf } from '@pothik/contracts/platform';
import { RIDE_PARTY, RIDE_STATUS, type rideEvents } from '@pothik/contracts/ride';
import { moveAvailability } from './availability.rules.js';
import { type CancelledSoon, type Driver, driverSnapshotOf } from './driver.rules.js';
import { isPaused, pauseAfter } from './pause.rules.js';

type StatusChange = EventOf<typeof rideEvents.statusChanged>['payload'];

/**
 * The ride, if its driver cancelled it within three minutes of accepting and before arriving; else undefined. An event that
 * does not tell of arrivals is of an older release, and counts for nobody.
 */
export function cancelledSoonIn({ ride, from, to, by }: StatusChange): CancelledSoon | undefined {
  const { id: rideId, acceptedAt, arrivedAt, endedAt } = ride;
  if (from !== RIDE_STATUS.ACCEPTED || to !== RIDE_STATUS.CANCELLED || by !== RIDE_PARTY.DRIVER) return undefined;
  if (acceptedAt === null || endedAt === null || arrivedAt !== null) return undefined;
  const isSoon = Date.parse(endedAt) - Date.parse(acceptedAt) < CANCELLED_SOON.withinMs;
  return isSoon ? { rideId, at: new Date(endedAt) } : undefined;
}

/**
 * Counts a ride once, by its id, and pauses the driver from the third of a day on: OFFLINE until the pause ends. The result does
 * not depend on the order and repetition of events. Rides from before yesterday are forgotten: none of them can pause anybody.
 */
export function followCancelledSoon<D extends Driver>(driver: D, ride: CancelledSoon, now: Date) {
  const yesterday = dhakaDayAfter(dhakaDay(now), -1);
  const known = (driver.cancelledSoon ?? []).filter(({ at }) => dhakaDay(at) >= yesterday);
  if (dhakaDay(ride.at) < yesterday || known.some(({ rideId }) => rideId === ride.rideId)) return undefined;
  // A clock that is wrong elsewhere pauses nobody for longer.
  const at = ride.at > now ? now : ride.at;
  const cancelledSoon = [...known, { ...ride, at }];
  const pausedUntil = pauseAfter(cancelledSoon) ?? driver.pausedUntil;
  const next: D = { ...driver, cancelledSoon, ...(pausedUntil ? { pausedUntil } : {}) };
  const moved = isPaused(next, now) ? moveAvailability(next, 'OFFLINE', 'cancelled-soon', now) : undefined;
  if (moved !== undefined && moved.events.length > 0) return moved;
  const paused = moved?.next ?? next;
  // Open pages of the driver and of administrators read the count and the pause again.
  const told = { definition: driverEvents.driverUpdated, payload: { driver: driverSnapshotOf(paused) } };
  return { next: paused, events: [told] };
}
