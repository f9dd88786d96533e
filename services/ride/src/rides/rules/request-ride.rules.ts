import { DomainError } from '@pothik/contracts/catalogue';
import {
  type BookingPoints,
  type PointNames,
  RIDE_DEADLINE,
  RIDE_PARTY,
  RIDE_STATUS,
  type RideEstimate,
  type WrittenBooking,
  writtenOf,
} from '@pothik/contracts/ride';
import type { DriverProjection } from '../../projections/projection.types.js';
import { firstOffer } from './offer.rules.js';
import { later, type RideChange } from './ride.rules.js';
import { type RideVehicle, rideVehicleOf } from './ride-vehicle.rules.js';
import { isFree, searchFrom, turnMs } from './search.rules.js';

export interface Booking extends WrittenBooking, BookingPoints {
  rider: { id: string; verified: boolean };
  /** Who books for the rider, at the desk; undefined: the rider. */
  bookedBy?: string | undefined;
  driver: DriverProjection | undefined;
  /** The driver's vehicle; undefined while unknown. */
  vehicle?: RideVehicle | undefined;
  /** The driver has a ride from ACCEPTED to IN TRANSIT. */
  driverIsEngaged: boolean;
  /** The driver blocks this rider, who must not be able to tell it from a driver who is not free. */
  isBlocked?: boolean | undefined;
  /** Of the driver's vehicle type; undefined without both points in one city, and where a text and its point are of two places. */
  estimate?: RideEstimate | undefined;
  /** What the points are called, where a text and its point are of two places. */
  pointNames?: PointNames | undefined;
  /** What the rider offers, in whole BDT; undefined leaves the fare to the driver. */
  offer?: number | undefined;
  /** The nearest are asked one after another, this driver first. */
  isSearch?: boolean | undefined;
  /** Only push reaches the driver; it counts in a search. */
  isPushAlone?: boolean | undefined;
}

/** Requests a ride: a verified rider, a driver who is APPROVED, ONLINE, free and does not block the rider. It expires after two minutes, in a search the turn ends after 30 s, or 60 s if only push reaches the driver. Throws ride/fare-above-ceiling. */
export function requestRide(booking: Booking, now: Date): RideChange {
  const { rider, driver, bookedBy } = booking;
  if (!rider.verified) throw new DomainError('auth/not-allowed');
  if (driver === undefined) throw new DomainError('ride/driver-not-found');
  if (!isFree(driver) || booking.driverIsEngaged || booking.isBlocked) throw new DomainError('ride/driver-not-free');
  return {
    ride: {
      riderId: rider.id,
      ...(bookedBy && { bookedBy: { personId: bookedBy, at: now } }),
      driverId: driver.id,
      driverUserId: driver.userId,
      vehicleId: driver.vehicleId,
      vehicle: rideVehicleOf(booking.vehicle),
      ...writtenOf(booking),
      pickupPoint: booking.pickupPoint ?? null,
      dropPoint: booking.dropPoint ?? null,
      estimate: booking.estimate ?? null,
      pointNames: booking.pointNames ?? null,
      asking: booking.isSearch ? searchFrom(now) : null,
      status: RIDE_STATUS.REQUESTED,
      offer: booking.offer === undefined ? null : firstOffer(booking.offer, booking.estimate),
      fare: null,
      fareReason: '',
      code: null,
      answerBy: later(now, booking.isSearch ? turnMs(booking) : RIDE_DEADLINE.answerMs),
      pickUpBy: null,
      alertAt: null,
      endBy: null,
      requestedAt: now,
      acceptedAt: null,
      approach: null,
      arrivedAt: null,
      pickedUpAt: null,
      endedAt: null,
      history: [
        {
          from: null,
          to: RIDE_STATUS.REQUESTED,
          by: bookedBy ? RIDE_PARTY.ADMINISTRATOR : RIDE_PARTY.RIDER,
          personId: bookedBy ?? rider.id,
          at: now,
          reason: '',
        },
      ],
    },
    domainEvents: [{ kind: 'rideRequested' }, ...(bookedBy ? [{ kind: 'booked-by-desk' } as const] : [])],
  };
}
