import { z } from 'zod';
import { VEHICLE_TYPE } from '../driver/status.js';
import { range } from '../platform/range.js';

export type { Range } from '../platform/range.js';

/** Where a distance is from: the bundled roads, the router, or the straight line times a measured factor. */
export const DISTANCE_BASIS = { ROADS: 'ROADS', ROUTER: 'ROUTER', STRAIGHT_LINE: 'STRAIGHT_LINE' } as const;
export type DistanceBasis = (typeof DISTANCE_BASIS)[keyof typeof DISTANCE_BASIS];

/** Where minutes are from: completed rides of that hour, or the stated range of speed until there are enough. */
export const MINUTES_BASIS = { EXPERIENCE: 'EXPERIENCE', STATED: 'STATED' } as const;
export type MinutesBasis = (typeof MINUTES_BASIS)[keyof typeof MINUTES_BASIS];

/**
 * What a ride of one vehicle type should cost and take, by the city's tariff of one version.
 * `metres`, `minutes`; `fare` in whole BDT is the fair band; `ceiling` is the legal maximum, null where the law sets none.
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

/** One estimate for each vehicle type with a tariff; none where the two points are not both in one city's zone. */
export const rideEstimates = z.object({
  city: z.nullable(z.object({ _id: z.string(), name: z.string(), nameBn: z.string() })),
  estimates: z.array(rideEstimate),
});
export type RideEstimates = z.output<typeof rideEstimates>;
