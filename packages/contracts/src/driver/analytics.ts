import { z } from 'zod';
import { dayInDhaka as day } from '../platform/day.js';
import { DRIVER_STATUS, VEHICLE_TYPE } from './status.js';

/** Completed rides, and their fares together in whole BDT. */
const counts = { rides: z.int(), earnings: z.int() };

/** A ride belongs to the day, in Dhaka, in which it was completed. */
export const driverEarnings = z.object({
  from: day,
  to: day,
  /** `onlineMs`: how long the driver was ONLINE, up to now where that goes on; absent in answers of former releases. */
  totals: z.object({ ...counts, onlineMs: z.int().optional() }),
  /** Every day of the period, also days without rides, oldest first. */
  byDay: z.array(z.object({ day, ...counts })),
});
export type DriverEarnings = z.output<typeof driverEarnings>;

/** Numbers of drivers. All but `activeDrivers` are current, whatever the period. */
export const driverAnalytics = z.object({
  from: day,
  to: day,
  totals: z.object({
    drivers: z.int(),
    /** On a ride or ONLINE at any moment of the period. */
    activeDrivers: z.int(),
  }),
  /** Every status, in the order of its list. */
  byStatus: z.array(z.object({ status: z.enum(DRIVER_STATUS), drivers: z.int() })),
  /** Every type, in the order of its list. */
  byVehicleType: z.array(z.object({ vehicleType: z.enum(VEHICLE_TYPE), drivers: z.int() })),
});
export type DriverAnalytics = z.output<typeof driverAnalytics>;
