import { z } from 'zod';

/** Environment settings, besides the engines' addresses. */
export const driverConfiguration = z.object({
  /** How long a ride's track is kept after its last point, in days. */
  TRACK_DAYS: z.coerce.number().int().min(1).max(365).default(30),
});
export type DriverConfiguration = z.output<typeof driverConfiguration>;
