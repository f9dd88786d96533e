import { AVAILABILITY, DRIVER_STATUS } from '@pothik/contracts/driver';
import { type EventActor, ROLE } from '@pothik/contracts/platform';
import { RIDE_STATUS, type WrittenBooking } from '@pothik/contracts/ride';
import type { DriverProjection } from '../../projections/projection.types.js';
import { advanceRide } from './advance-ride.rules.js';
import { acceptRide, rejectRide } from './answer-ride.rules.js';
import { cancelRide } from './cancel-ride.rules.js';
import { requestRide } from './request-ride.rules.js';
import { later, type Ride, type RideCaller, type RideChange, type RideDomainEvent } from './ride.rules.js';
import { setFare } from './set-fare.rules.js';
import { verifyStartCode } from './start-code.rules.js';

/** A ride of the past, for demonstration. Fare in whole BDT. */
export interface SeededRide extends WrittenBooking {
  rideId: string;
  riderId: string;
  driverId: string;
  driverUserId: string;
  vehicleId: string;
  fare: number;
  requestedAt: Date;
  outcome: 'COMPLETED' | 'CANCELLED' | 'REJECTED';
}

/** One step somebody took: the ride after it, and what was told. */
export interface SeededStep {
  ride: Ride;
  domainEvents: readonly RideDomainEvent[];
  actor: EventActor;
  at: Date;
}

const MINUTE = 60_000;
const CODE = '100000';

/** Lives a past ride through the rules of today, from its request to its outcome. */
export function liveSeededRide(past: SeededRide): [SeededStep, ...SeededStep[]] {
  const rider: RideCaller = { id: past.riderId, role: ROLE.RIDER };
  const driver: RideCaller = { id: past.driverUserId, role: ROLE.DRIVER };
  const driverProjection = driverThen(past);
  const booking = {
    ...past,
    rider: { id: rider.id, verified: true },
    driver: driverProjection,
    driverIsEngaged: false,
  };
  const request = requestRide(booking, past.requestedAt);
  let { ride } = request;
  const steps: [SeededStep, ...SeededStep[]] = [{ ...request, actor: actorOf(rider), at: past.requestedAt }];
  const take = (caller: RideCaller, minutes: number, decide: (ride: Ride, at: Date) => RideChange | undefined) => {
    const at = later(past.requestedAt, minutes * MINUTE);
    const change = decide(ride, at);
    if (change === undefined) return;
    ride = change.ride;
    steps.push({ ride, domainEvents: change.domainEvents, actor: actorOf(caller), at });
  };
  if (past.outcome === RIDE_STATUS.REJECTED) {
    take(driver, 1, (ride, at) => rejectRide(ride, driver, undefined, at));
    return steps;
  }
  take(driver, 1, (ride, at) => acceptRide(ride, driver, driverProjection, CODE, at));
  take(driver, 3, (ride, at) => setFare(ride, driver, past.fare, CODE, at));
  if (past.outcome === RIDE_STATUS.CANCELLED) {
    take(rider, 6, (ride, at) => cancelRide(ride, rider, 'My plans have changed', at));
    return steps;
  }
  take(driver, 9, (ride, at) => verifyStartCode(ride, driver, CODE, (typed, expected) => typed === expected, at));
  take(driver, 10, (ride, at) => advanceRide(ride, driver, RIDE_STATUS.IN_TRANSIT, at));
  take(driver, 10 + rideMinutes(past.fare), (ride, at) => advanceRide(ride, driver, RIDE_STATUS.COMPLETED, at));
  return steps;
}

const actorOf = ({ id, role }: RideCaller): EventActor => ({ kind: 'person', id, role });

/** A dearer ride took longer: ten minutes to an hour and a half. */
const rideMinutes = (fare: number): number => Math.min(90, 10 + Math.round(fare / 15));

const driverThen = ({ driverId, driverUserId, vehicleId, requestedAt }: SeededRide): DriverProjection => ({
  id: driverId,
  userId: driverUserId,
  vehicleId,
  status: DRIVER_STATUS.APPROVED,
  statusSince: requestedAt,
  availabilityStatus: AVAILABILITY.ONLINE,
  experience: 0,
});
