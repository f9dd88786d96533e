import { DomainError } from '@pothik/contracts/catalogue';
import { isEngaged, RIDE_PARTY, RIDE_STATUS, type RideParty, type RideView } from '@pothik/contracts/ride';
import type { DriverFacts } from './rules/request-ride.rules.js';
import type { Ride } from './rules/ride.rules.js';
import type { RideVehicle } from './rules/ride-vehicle.rules.js';

/** What is known here of a person. Empty texts are unknown. */
export interface PersonFacts {
  name: string;
  phone: string;
  image: string;
}

/** What is known here of a vehicle. */
export interface VehicleFacts extends RideVehicle {
  images: string[];
}

/** The facts that rides are shown with, by id. */
export interface Facts {
  people: ReadonlyMap<string, PersonFacts>;
  drivers: ReadonlyMap<string, DriverFacts>;
  vehicles: ReadonlyMap<string, VehicleFacts>;
}

/** A ride with its identity and times. */
export interface ShownRide extends Ride {
  _id: { toString(): string };
  createdAt: Date;
  updatedAt: Date;
}

/** A ride as one party may see it: the code is its rider's while ACCEPTED, phones and plate are shown while engaged. */
export function viewRide(ride: ShownRide, party: RideParty, facts: Facts): RideView {
  const accepted = ride.status === RIDE_STATUS.ACCEPTED;
  return {
    _id: ride._id.toString(),
    user: viewPerson(ride.riderId, ride, facts),
    driver: viewDriver(ride, facts),
    pickupLocation: ride.pickupLocation,
    dropLocation: ride.dropLocation,
    rideStatus: ride.status,
    fare: ride.fare,
    ...(accepted && ride.code && party === RIDE_PARTY.RIDER ? { startCode: ride.code.value } : {}),
    ...(accepted && ride.code ? { codeTriesLeft: ride.code.triesLeft } : {}),
    ...(ride.answerBy ? { answerBy: ride.answerBy.toISOString() } : {}),
    ...(ride.pickUpBy ? { pickUpBy: ride.pickUpBy.toISOString() } : {}),
    history: ride.history.map(({ from, to, by, at, reason }) => ({ from, to, by, at: at.toISOString(), reason })),
    createdAt: ride.createdAt.toISOString(),
    updatedAt: ride.updatedAt.toISOString(),
  };
}

function viewPerson(id: string, ride: Ride, { people }: Facts): RideView['user'] {
  const { name, image, phone } = people.get(id) ?? { name: '', image: '', phone: '' };
  return { _id: id, name, image, ...(isEngaged(ride.status) && phone !== '' ? { phone } : {}) };
}

function viewDriver(ride: Ride, facts: Facts): RideView['driver'] {
  const vehicle = facts.vehicles.get(ride.vehicleId);
  // Only while replicas are being rebuilt: a ride is booked with a vehicle that is known.
  if (vehicle === undefined) throw new DomainError('platform/unavailable', { retryAfterSeconds: 2 });
  const { vehicleType, brand, model, images, vehicleLicense } = { ...vehicle, ...ride.vehicle };
  return {
    _id: ride.driverId,
    user: viewPerson(ride.driverUserId, ride, facts),
    vehicle: { vehicleType, brand, model, images: [...images], ...(isEngaged(ride.status) ? { vehicleLicense } : {}) },
    experience: facts.drivers.get(ride.driverId)?.experience ?? 0,
  };
}
