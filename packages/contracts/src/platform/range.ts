import { z } from 'zod/mini';

/** Always a range: `low` to `high`, both included. */
export const range = z.object({ low: z.int(), high: z.int() });
export type Range = z.output<typeof range>;
