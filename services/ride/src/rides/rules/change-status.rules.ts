import { RIDE_STATUS, type RideStatus } from '@pothik/contracts/ride';
import type { DriverProjection } from '../../projections/projection.types.js';
import { advanceRide } from './advance-ride.rules.js';
import { acceptRide, rejectRide } from './answer-ride.rules.js';
import { cancelRide } from './cancel-ride.rules.js';
import type { Ride, RideCaller, RideChange } from './ride.rules.js';
import { type RideVehicle, rideVehicleOf } from './ride-vehicle.rules.js';

/** The requested status, and what an acceptance needs. */
export interface WantedStatus {
  to: RideStatus;
  reason: string | undefined;
  driver: DriverProjection | undefined;
  /** The ride's vehicle; undefined while unknown. */
  vehicle?: RideVehicle | undefined;
  freshCode: string;
}

/** Applies the rule of the requested status. */
export function changeStatus(ride: Ride, caller: RideCaller, wanted: WantedStatus, now: Date): RideChange {
  switch (wanted.to) {
    case RIDE_STATUS.ACCEPTED:
      return acceptRide(withVehicle(ride, wanted.vehicle), caller, wanted.driver, wanted.freshCode, now);
    case RIDE_STATUS.REJECTED:
      return rejectRide(ride, caller, wanted.reason, now);
    case RIDE_STATUS.CANCELLED:
      return cancelRide(ride, caller, wanted.reason, now);
    default:
      return advanceRide(ride, caller, wanted.to, now);
  }
}

/** The driver may have changed the vehicle since the request, and cannot any more: the rider looks for this one. */
const withVehicle = (ride: Ride, vehicle: RideVehicle | undefined): Ride =>
  vehicle === undefined ? ride : { ...ride, vehicle: rideVehicleOf(vehicle) };
