import { z } from 'zod/mini';
import { range } from '../platform/range.js';
import { identifier } from '../platform/text.js';
import { VEHICLE_TYPE } from './status.js';

/** What a rider sees of a free driver: no phone, e-mail or plate. */
export const freeDriverCard = z.object({
  _id: identifier,
  user: z.object({ _id: identifier, name: z.string(), image: z.string() }),
  vehicle: z.object({
    vehicleType: z.enum(VEHICLE_TYPE),
    brand: z.string(),
    model: z.string(),
    images: z.array(z.string()),
  }),
  experience: z.int(),
  totalRides: z.int(),
  /** How far by road to the pickup that was asked with, in metres; absent where the driver's place is not known. */
  metres: z.optional(range),
});
export type FreeDriverCard = z.output<typeof freeDriverCard>;
