import { z } from 'zod';
import { VEHICLE_TYPE } from '../driver/status.js';
import { range } from '../platform/range.js';
import { DISTANCE_BASIS, MINUTES_BASIS } from './estimate-basis.js';
import { pointNames } from './point-names.js';

export type { Range } from '../platform/range.js';

/**
 * What a ride of one vehicle type should cost and take, by the city's tariff of one version.
 * `metres`, `minutes`; `fare` in whole BDT is the fair band; `ceiling` is the legal maximum, null where the law sets none.
 * Minutes and band learn from rides; the ceiling is of stated figures alone.
 */
export const rideEstimate = z.object({
  cityId: z.string(),
  vehicleType: z.enum(VEHICLE_TYPE),
  tariffVersion: z.int(),
  metres: range,
  distanceBasis: z.enum(DISTANCE_BASIS),
  minutes: range,
  minutesBasis: z.enum(MINUTES_BASIS),
  fare: range,
  ceiling: z.nullable(z.int()),
});
export type RideEstimate = z.output<typeof rideEstimate>;

/**
 * One estimate for each vehicle type with a tariff; none where the two points are not both in one city's zone, and none where a
 * text and its point are of two places: then `pointNames` says what the points are called.
 */
export const rideEstimates = z.object({
  city: z.nullable(z.object({ _id: z.string(), name: z.string(), nameBn: z.string() })),
  estimates: z.array(rideEstimate),
  pointNames: z.optional(pointNames),
});
export type RideEstimates = z.output<typeof rideEstimates>;
