import { RIDE_STATUS, type RideStatus } from '@pothik/contracts/ride';
import { advanceRide } from './advance-ride.rules.js';
import { type Acceptance, acceptRide, rejectRide } from './answer-ride.rules.js';
import { cancelRide } from './cancel-ride.rules.js';
import type { Ride, RideCaller, RideChange } from './ride.rules.js';
import { type RideVehicle, rideVehicleOf } from './ride-vehicle.rules.js';

/** The requested status, and what an acceptance needs. */
export interface WantedStatus extends Omit<Acceptance, 'fare'> {
  to: RideStatus;
  /** Of a rejection or cancellation, or of an acceptance's fare. */
  reason: string | undefined;
  /** Of an acceptance: another fare than the rider's offer, in whole BDT. */
  fare?: number | undefined;
  /** The ride's vehicle; undefined while unknown. */
  vehicle?: RideVehicle | undefined;
}

/** Applies the rule of the requested status. */
export function changeStatus(ride: Ride, caller: RideCaller, wanted: WantedStatus, now: Date): RideChange {
  switch (wanted.to) {
    case RIDE_STATUS.ACCEPTED:
      return acceptRide(withVehicle(ride, wanted.vehicle), caller, acceptanceOf(wanted), now);
    case RIDE_STATUS.REJECTED:
      return rejectRide(ride, caller, wanted.reason, now);
    case RIDE_STATUS.CANCELLED:
      return cancelRide(ride, caller, wanted.reason, now);
    default:
      return advanceRide(ride, caller, wanted.to, now);
  }
}

const acceptanceOf = ({ driver, freshCode, fare, reason }: WantedStatus): Acceptance => ({
  driver,
  freshCode,
  fare: fare === undefined ? undefined : { fare, reason },
});

/** The driver may have changed the vehicle since the request, and cannot any more: the rider looks for this one. */
const withVehicle = (ride: Ride, vehicle: RideVehicle | undefined): Ride =>
  vehicle === undefined ? ride : { ...ride, vehicle: rideVehicleOf(vehicle) };
