import type { Point } from '@pothik/contracts/platform';

/** How long a told place counts unless an adapter is given another life: drivers tell it every 30 s when they stand. */
export const PLACE_TTL_MS = 60_000;

/** Somebody near a point: how far in the straight line, in metres, and since when they are known to be there. */
export interface NearbyOne {
  id: string;
  point: Point;
  metres: number;
  at: Date;
}

/** Where one is, and since when that is known. */
export type PlaceOfOne = Omit<NearbyOne, 'metres'>;

export interface NearbyQuestion {
  withinMetres: number;
  /** At most so many. */
  limit: number;
}

/**
 * Who is where now, by kind: such as free drivers with a CNG. The memory of one process, or Redis GEO. A place is
 * forgotten when it is not told again for the adapter's `ttlMs`. Nothing of it is logged or lasts.
 */
export abstract class Nearby {
  /** Tells a place; an older one than the known one (`at`) changes nothing. */
  abstract tell(kind: string, id: string, point: Point, at: Date): Promise<void>;
  abstract forget(kind: string, id: string): Promise<void>;
  /** The nearest first. */
  abstract nearest(kind: string, point: Point, question: NearbyQuestion): Promise<NearbyOne[]>;
  /** One's place; undefined where it is unknown or too old. */
  abstract placeOf(kind: string, id: string): Promise<PlaceOfOne | undefined>;
  /** Everybody of a kind whose place is not too old, in any order; at most so many, those told last. */
  abstract all(kind: string, limit: number): Promise<PlaceOfOne[]>;
  /** @throws EngineUnavailable when the store does not answer */
  abstract ping(): Promise<void>;
  abstract close(): Promise<void>;
}
