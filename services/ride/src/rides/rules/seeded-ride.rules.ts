import { AVAILABILITY, DRIVER_STATUS, type VehicleType } from '@pothik/contracts/driver';
import { type EventActor, ROLE } from '@pothik/contracts/platform';
import { type BookingPoints, RIDE_STATUS, type RideEstimate, type WrittenBooking } from '@pothik/contracts/ride';
import type { DriverProjection } from '../../projections/projection.types.js';
import { advanceRide } from './advance-ride.rules.js';
import { acceptRide, rejectRide } from './answer-ride.rules.js';
import { cancelRide } from './cancel-ride.rules.js';
import { requestRide } from './request-ride.rules.js';
import { later, type Ride, type RideCaller, type RideChange, type RideDomainEvent } from './ride.rules.js';
import { setFare } from './set-fare.rules.js';
import { verifyStartCode } from './start-code.rules.js';

/** A ride of the demonstration. Fare in whole BDT; with an estimate the nearest to it that is fair. */
export interface SeededRide extends WrittenBooking, BookingPoints {
  rideId: string;
  riderId: string;
  driverId: string;
  driverUserId: string;
  vehicleId: string;
  vehicleType?: VehicleType;
  fare: number;
  requestedAt: Date;
  outcome: 'COMPLETED' | 'CANCELLED' | 'REJECTED';
}

/** One status change: the ride after it, its domain events, who made it and when. */
export interface SeededStep {
  ride: Ride;
  domainEvents: readonly RideDomainEvent[];
  actor: EventActor;
  at: Date;
}

const MINUTE = 60_000;
const CODE = '100000';

/** Makes the steps of a seeded ride by the real rules, from its request to its outcome. */
export function stepsOfSeededRide(seeded: SeededRide, estimate?: RideEstimate): [SeededStep, ...SeededStep[]] {
  const rider: RideCaller = { id: seeded.riderId, role: ROLE.RIDER };
  const driver: RideCaller = { id: seeded.driverUserId, role: ROLE.DRIVER };
  const driverProjection = driverAtRequest(seeded);
  const booking = {
    ...seeded,
    rider: { id: rider.id, verified: true },
    driver: driverProjection,
    driverIsEngaged: false,
    estimate,
  };
  const fare = estimate ? Math.min(Math.max(seeded.fare, estimate.fare.low), estimate.fare.high) : seeded.fare;
  const minutes = estimate ? Math.round((estimate.minutes.low + estimate.minutes.high) / 2) : rideMinutes(fare);
  const request = requestRide(booking, seeded.requestedAt);
  let { ride } = request;
  const steps: [SeededStep, ...SeededStep[]] = [{ ...request, actor: actorOf(rider), at: seeded.requestedAt }];
  const take = (caller: RideCaller, minutes: number, decide: (ride: Ride, at: Date) => RideChange | undefined) => {
    const at = later(seeded.requestedAt, minutes * MINUTE);
    const change = decide(ride, at);
    if (change === undefined) return;
    ride = change.ride;
    steps.push({ ride, domainEvents: change.domainEvents, actor: actorOf(caller), at });
  };
  if (seeded.outcome === RIDE_STATUS.REJECTED) {
    take(driver, 1, (ride, at) => rejectRide(ride, driver, undefined, at));
    return steps;
  }
  take(driver, 1, (ride, at) => acceptRide(ride, driver, { driver: driverProjection, freshCode: CODE }, at));
  take(driver, 3, (ride, at) => setFare(ride, driver, { fare }, CODE, at));
  if (seeded.outcome === RIDE_STATUS.CANCELLED) {
    take(rider, 6, (ride, at) => cancelRide(ride, rider, 'My plans have changed', at));
    return steps;
  }
  take(driver, 9, (ride, at) => verifyStartCode(ride, driver, CODE, (typed, expected) => typed === expected, at));
  take(driver, 10, (ride, at) => advanceRide(ride, driver, RIDE_STATUS.IN_TRANSIT, at));
  take(driver, 10 + minutes, (ride, at) => advanceRide(ride, driver, RIDE_STATUS.COMPLETED, at));
  return steps;
}

const actorOf = ({ id, role }: RideCaller): EventActor => ({ kind: 'person', id, role });

/** A dearer ride took longer: ten minutes to an hour and a half. */
const rideMinutes = (fare: number): number => Math.min(90, 10 + Math.round(fare / 15));

const driverAtRequest = ({ driverId, driverUserId, vehicleId, requestedAt }: SeededRide): DriverProjection => ({
  id: driverId,
  userId: driverUserId,
  vehicleId,
  status: DRIVER_STATUS.APPROVED,
  statusSince: requestedAt,
  availabilityStatus: AVAILABILITY.ONLINE,
  experience: 0,
});
