import { z } from 'zod';
import { point } from '../platform/point.js';
import { moment } from '../platform/text.js';
import { PLACE_KIND, SAVED_PLACE } from './place-kind.js';

/** A place that was found. Both names where both are known; `area` is where it lies, as people say it, such as `Banani, Dhaka`. */
export const foundPlace = z.object({
  id: z.string(),
  kind: z.enum(PLACE_KIND),
  name: z.string(),
  nameBn: z.string().optional(),
  area: z.string(),
  areaBn: z.string().optional(),
  /** The thana around a neighbourhood, which people name too: Gulshan around Banani. Absent where `area` names it. */
  thana: z.string().optional(),
  thanaBn: z.string().optional(),
  point,
});
export type FoundPlace = z.output<typeof foundPlace>;

/** `isFallback`: the geocoder was away or slow, and the bundled data answered instead. */
export const foundPlaces = z.object({ places: z.array(foundPlace), isFallback: z.boolean() });

/** Points along the roads, thinned to what a map shows; null where only the straight line is known. */
export const wayLine = z.object({ line: z.array(point).nullable() });

/** A place of one's own: its text as it is written into a booking, and its point if it has one. */
const ownPlace = z.object({ name: z.string(), point: z.optional(point) });

/** One's saved places, and where one rode lately, the newest first. */
export const ownPlaces = z.object({
  saved: z.partialRecord(z.enum(SAVED_PLACE), ownPlace),
  recent: z.array(ownPlace.extend({ usedAt: moment })),
});
export type OwnPlace = z.output<typeof ownPlace>;
export type OwnPlaces = z.output<typeof ownPlaces>;
