import { z } from 'zod';
import { VEHICLE_TYPE } from '../driver/status.js';
import { listQuery } from '../platform/paging.js';
import { identifier, moment, searchTerm } from '../platform/text.js';
import { REVIEW_STATE } from './review.js';
import { INCIDENT_STATUS, RIDE_STATUS, type RideStatus } from './status.js';

/** Parses a list of statuses, such as `COMPLETED,CANCELLED`. */
const statusList = z
  .string()
  .transform((list) => list.split(',').map((status) => status.trim()))
  .pipe(z.array(z.enum(RIDE_STATUS)).min(1))
  .transform((list): RideStatus[] => list);

const day = z.union([z.iso.date(), moment]);

/** The query of the list of rides. */
export const ridesQuery = listQuery(['createdAt', 'fare'], {
  driver: z.optional(identifier),
  user: z.optional(identifier),
  rideStatus: statusList.optional(),
  vehicleType: z.enum(VEHICLE_TYPE).optional(),
  review: z.enum(REVIEW_STATE).optional(),
  overdue: z.literal('true').optional(),
  find: z.optional(searchTerm),
  from: day.optional(),
  to: day.optional(),
});

/** The query of the list of incidents. */
export const incidentsQuery = listQuery(['createdAt'], {
  status: z.enum(INCIDENT_STATUS).optional(),
  ride: z.optional(identifier),
  person: z.optional(identifier),
});
