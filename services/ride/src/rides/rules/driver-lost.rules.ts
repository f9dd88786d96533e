import { AVAILABILITY, DRIVER_STATUS, isLeaving } from '@pothik/contracts/driver';
import { RIDE_CAUSE, RIDE_PARTY, RIDE_STATUS } from '@pothik/contracts/ride';
import type { DriverProjection } from '../../projections/projection.types.js';
import { hasExpired, moveTo, type Ride, type RideChange } from './ride.rules.js';

const SYSTEM = { by: RIDE_PARTY.SYSTEM, personId: '' } as const;

/** Rejects a request whose driver took another ride. Else undefined. */
export function rejectForAnotherRide(ride: Ride, driverIsEngaged: boolean, now: Date): RideChange | undefined {
  if (ride.status !== RIDE_STATUS.REQUESTED || !driverIsEngaged) return undefined;
  const step = { ...SYSTEM, at: now, cause: RIDE_CAUSE.TOOK_ANOTHER_RIDE };
  return moveTo(ride, RIDE_STATUS.REJECTED, step);
}

/** Rejects a request whose driver is no longer approved. Else undefined. */
export function rejectForSuspension(ride: Ride, driver: DriverProjection, now: Date): RideChange | undefined {
  if (ride.status !== RIDE_STATUS.REQUESTED || driver.status === DRIVER_STATUS.APPROVED) return undefined;
  const step = { ...SYSTEM, at: now, cause: RIDE_CAUSE.DRIVER_SUSPENDED };
  return moveTo(ride, RIDE_STATUS.REJECTED, step);
}

/**
 * Whether nobody waits for this driver's answer: signed out, or OFFLINE as signed out or unreachable, or another vehicle waits
 * for confirmation; the own switch is none of these.
 */
export const hasLeft = (driver: DriverProjection): boolean =>
  driver.signedOut === true ||
  driver.changeWaiting === true ||
  (driver.availabilityStatus === AVAILABILITY.OFFLINE && isLeaving(driver.availabilityCause));

/** Rejects a request whose driver has left. Else undefined. */
export function rejectForLeaving(ride: Ride, driver: DriverProjection, now: Date): RideChange | undefined {
  if (ride.status !== RIDE_STATUS.REQUESTED || !hasLeft(driver)) return undefined;
  return moveTo(ride, RIDE_STATUS.REJECTED, { ...SYSTEM, at: now, cause: RIDE_CAUSE.DRIVER_LEFT });
}

/** Cancels a ride accepted after its driver's suspension; one accepted before it may finish. Else undefined. */
export function cancelForSuspension(ride: Ride, driver: DriverProjection, now: Date): RideChange | undefined {
  if (ride.status !== RIDE_STATUS.ACCEPTED || driver.status !== DRIVER_STATUS.SUSPENDED) return undefined;
  if (ride.acceptedAt === null || ride.acceptedAt <= driver.statusSince) return undefined;
  const step = { ...SYSTEM, at: now, cause: RIDE_CAUSE.DRIVER_SUSPENDED };
  return moveTo(ride, RIDE_STATUS.CANCELLED, step);
}

/** Rejects a request whose driver blocks the rider, as by the driver's own hand: not after its deadline. Else undefined. */
export function rejectForBlock(ride: Ride, now: Date): RideChange | undefined {
  if (ride.status !== RIDE_STATUS.REQUESTED || hasExpired(ride.answerBy, now)) return undefined;
  return moveTo(ride, RIDE_STATUS.REJECTED, { by: RIDE_PARTY.DRIVER, personId: ride.driverUserId, at: now });
}
