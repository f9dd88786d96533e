import { z } from 'zod';
import { FORM_MESSAGES } from './form-messages.js';

/** How many days a period has when its first is not given, and at most. */
export const PERIOD_DAYS = { byDefault: 30, maximum: 366 } as const;

/** A day in Dhaka, as `2026-11-02`, of this century. */
export const dayInDhaka = z.iso
  .date(FORM_MESSAGES.dayInvalid)
  .refine((date) => date.startsWith('20'), FORM_MESSAGES.dayInvalid);

/** Both days belong to the period. Without `to` it ends today; without `from` it has 30 days. At most 366. */
export const periodQuery = z.strictObject({ from: dayInDhaka.optional(), to: dayInDhaka.optional() });
export type PeriodQuery = z.output<typeof periodQuery>;
