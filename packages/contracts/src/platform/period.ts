import { z } from 'zod';
import { dayInDhaka } from './day.js';

/** Both days belong to the period. Without `to` it ends today; without `from` it has 30 days. At most 366. */
export const periodQuery = z.strictObject({ from: z.optional(dayInDhaka), to: z.optional(dayInDhaka) });
export type PeriodQuery = z.output<typeof periodQuery>;
