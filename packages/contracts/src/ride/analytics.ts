import { z } from 'zod';
import { VEHICLE_TYPE } from '../driver/status.js';
import { dayInDhaka as day } from '../platform/day.js';
import { RIDE_STATUS } from './status.js';

/** Rides that were requested; those of them that were completed, and their fares together in whole BDT. */
const counts = { rides: z.int(), completed: z.int(), fare: z.int() };

/** Every ride belongs to the day and the hour, in Dhaka, in which it was requested. */
export const rideAnalytics = z.object({
  from: day,
  to: day,
  /** A driver is active who completed a ride. Incidents belong to the day they were raised. */
  totals: z.object({ ...counts, activeDrivers: z.int(), sosIncidents: z.int() }),
  /** Every day of the period, also an empty one, oldest first. */
  byDay: z.array(z.object({ day, ...counts, activeDrivers: z.int(), sosIncidents: z.int() })),
  /** Every status, in the order of its list. */
  byStatus: z.array(z.object({ rideStatus: z.enum(RIDE_STATUS), rides: z.int() })),
  /** Every type; null stands, at the end, for vehicles that are not known any more, if there are rides of such. */
  byVehicleType: z.array(z.object({ vehicleType: z.enum(VEHICLE_TYPE).nullable(), ...counts })),
  /** The 24 hours of a day, 0 to 23. */
  byHour: z.array(z.object({ hour: z.int(), rides: z.int() })),
});
export type RideAnalytics = z.output<typeof rideAnalytics>;
