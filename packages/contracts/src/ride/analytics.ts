import { z } from 'zod';
import { VEHICLE_TYPE } from '../driver/status.js';
import { dayInDhaka as day } from '../platform/day.js';
import { RIDE_STATUS } from './status.js';

/** Requested rides; those of them that were completed, and the sum of their fares in whole BDT. */
const counts = { rides: z.int(), completed: z.int(), fare: z.int() };

/** A ride counts for the day and hour, in Dhaka, in which it was requested. */
export const rideAnalytics = z.object({
  from: day,
  to: day,
  /** Active drivers completed a ride. Incidents count for the day they were raised. */
  totals: z.object({ ...counts, activeDrivers: z.int(), sosIncidents: z.int() }),
  /** Implausible rides, which are in no other number here. Absent in answers of the release before. */
  leftOut: z.optional(z.int()),
  /** Every day of the period, also days without rides, oldest first. */
  byDay: z.array(z.object({ day, ...counts, activeDrivers: z.int(), sosIncidents: z.int() })),
  /** Every status, in the order of its list. */
  byStatus: z.array(z.object({ rideStatus: z.enum(RIDE_STATUS), rides: z.int() })),
  /** Every type; null, the last, is for vehicles that are no longer known, if there are rides with such. */
  byVehicleType: z.array(z.object({ vehicleType: z.enum(VEHICLE_TYPE).nullable(), ...counts })),
  /** The 24 hours of a day, 0 to 23. */
  byHour: z.array(z.object({ hour: z.int(), rides: z.int() })),
  /**
   * Every weekday, 0 (Sunday) to 6, from Saturday, on which the week begins; `rides` are those of its hours, 0 to 23.
   * Absent in answers of the release before.
   */
  byWeekdayHour: z.optional(z.array(z.object({ weekday: z.int(), rides: z.array(z.int()) }))),
});
export type RideAnalytics = z.output<typeof rideAnalytics>;
