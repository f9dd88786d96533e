import { RIDE_STATUS, type RideStatus } from '@pothik/contracts/ride';
import type { DriverProjection } from '../../projections/projection.types.js';
import { advanceRide } from './advance-ride.rules.js';
import { acceptRide, rejectRide } from './answer-ride.rules.js';
import { cancelRide } from './cancel-ride.rules.js';
import type { Ride, RideCaller, RideChange } from './ride.rules.js';
import { type RideVehicle, rideVehicleOf } from './ride-vehicle.rules.js';

/** What somebody asks for, and what an acceptance needs. */
export interface WantedStatus {
  to: RideStatus;
  reason: string | undefined;
  driver: DriverProjection | undefined;
  /** The ride's, as far as it is known. */
  vehicle?: RideVehicle | undefined;
  freshCode: string;
}

/** A person's wish for another status is judged by the rule of that status. */
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

/** A driver may have changed it since the request, and cannot from now on: it is what the rider will look for. */
const withVehicle = (ride: Ride, vehicle: RideVehicle | undefined): Ride =>
  vehicle === undefined ? ride : { ...ride, vehicle: rideVehicleOf(vehicle) };
