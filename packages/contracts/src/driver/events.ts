import { z } from 'zod';
import { actRecordedPayload, eventsOf } from '../platform/event.js';
import { identifier, moment } from '../platform/text.js';
import { AVAILABILITY, AVAILABILITY_CAUSE, DRIVER_STATUS, VEHICLE_TYPE } from './status.js';

/** A driver profile without licence number or money, in the payload of every driver event. */
export const driverSnapshot = z.object({
  id: identifier,
  userId: identifier,
  vehicleId: identifier,
  status: z.enum(DRIVER_STATUS),
  statusReason: z.string(),
  /** When the status last changed: a ride engaged before a suspension may finish. */
  statusSince: moment,
  availabilityStatus: z.enum(AVAILABILITY),
  /** Why it last changed; absent until it first changes. */
  availabilityCause: z.optional(z.enum(AVAILABILITY_CAUSE)),
  /** Nobody is signed in as the driver; absent otherwise. */
  signedOut: z.optional(z.literal(true)),
  /** A change of type, plate or licence waits for confirmation: not bookable until then; absent otherwise. */
  changeWaiting: z.optional(z.literal(true)),
  experience: z.int(),
});

export const vehicleSnapshot = z.object({
  id: identifier,
  ownerId: identifier,
  vehicleType: z.enum(VEHICLE_TYPE),
  brand: z.string(),
  model: z.string(),
  vehicleLicense: z.string(),
  images: z.array(z.string()),
});

const driver = z.object({ driver: driverSnapshot });

/** Whether a driver blocks a rider; the aggregate is the block. Of two events of a pair the one with the higher order holds. */
const riderBlock = z.object({
  driverId: identifier,
  riderId: identifier,
  blocked: z.boolean(),
  /** Rises with every change of this pair, also after the block was erased. */
  order: z.int().min(1),
});

export const driverEvents = eventsOf('driver', {
  driverRegistered: { type: 'driver.driver-registered', version: 1, payload: driver },
  driverUpdated: { type: 'driver.driver-updated', version: 1, payload: driver },
  driverStatusChanged: {
    type: 'driver.driver-status-changed',
    version: 1,
    payload: driver.extend({ from: z.enum(DRIVER_STATUS), to: z.enum(DRIVER_STATUS), reason: z.string() }),
  },
  availabilityChanged: {
    type: 'driver.availability-changed',
    version: 1,
    payload: driver.extend({
      to: z.enum(AVAILABILITY),
      /**
       * To ONLINE, `unanswered`: a late answer shows that there were not three unanswered requests in a row; `logged-out` and
       * `unreachable`: the driver had a ride at that time, or had signed in again.
       */
      cause: z.enum(AVAILABILITY_CAUSE),
      /** For OFFLINE: since when they had been ONLINE. */
      onlineSince: z.optional(moment),
    }),
  },
  /**
   * An approved driver's change begins to wait for confirmation and to keep the driver OFFLINE. At most one of a driver in 15
   * minutes: nobody floods administrators by changing and taking back.
   */
  changeWaits: {
    type: 'driver.change-waits',
    version: 1,
    payload: driver,
  },
  /**
   * An administrator confirmed a change of vehicle or licence. It carries the vehicle and the number of its newest event, so
   * that whoever learns that the driver may be ONLINE again knows the confirmed vehicle too.
   */
  changesConfirmed: {
    type: 'driver.changes-confirmed',
    version: 1,
    payload: driver.extend({ vehicle: vehicleSnapshot, vehicleVersion: z.int().min(1) }),
  },
  vehicleUpdated: { type: 'driver.vehicle-updated', version: 1, payload: z.object({ vehicle: vehicleSnapshot }) },
  /**
   * How far the driver of an accepted ride is from its pickup, by road, in metres; `startMetres`: at acceptance. The aggregate is
   * the ride. Told at acceptance, at half way, within 150 m, and when he moves away or turns back; without a place.
   */
  approachNoted: {
    type: 'driver.approach-noted',
    version: 1,
    payload: z.object({
      rideId: identifier,
      /** Whose distance it is: the ride may have another driver by now. */
      driverId: identifier,
      metres: z.int().min(0),
      startMetres: z.int().min(0),
      movingAway: z.boolean(),
      at: moment,
    }),
  },
  /** A driver blocked a rider, or took it back. */
  riderBlockChanged: { type: 'driver.rider-block-changed', version: 1, payload: riderBlock },
  /**
   * The track of a completed ride never came near its pickup; `metres`: how near it came. The aggregate is the ride. Without a
   * place.
   */
  pickupMissed: {
    type: 'driver.pickup-missed',
    version: 1,
    payload: z.object({ rideId: identifier, driverId: identifier, metres: z.int().min(0) }),
  },
  /** A snapshot republish: current state, number of the newest event. It rebuilds projections and has no effects. */
  driverRestated: { type: 'driver.driver-restated', version: 1, payload: driver },
  vehicleRestated: { type: 'driver.vehicle-restated', version: 1, payload: z.object({ vehicle: vehicleSnapshot }) },
  riderBlockRestated: { type: 'driver.rider-block-restated', version: 1, payload: riderBlock },
  actRecorded: { type: 'driver.act-recorded', version: 1, payload: actRecordedPayload },
});
