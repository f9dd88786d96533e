import { z } from 'zod';

/** One end of a ride by what is known at its point. */
const pointName = z.object({
  /** With the area; absent where nothing is known nearby. */
  name: z.optional(z.string()),
  nameBn: z.optional(z.string()),
  /** Whether the text means a place at this point. */
  isOfText: z.boolean(),
  /** How far the place that the text means lies from the point, in a straight line; absent for an end whose text fits, and for text that nobody knows. */
  metresFromText: z.optional(z.int()),
});
export type PointName = z.output<typeof pointName>;

/** What the two points are called where a text and its point are of two places; `metres` is the straight line between the points. */
export const pointNames = z.object({ pickup: pointName, dropOff: pointName, metres: z.int() });
export type PointNames = z.output<typeof pointNames>;
