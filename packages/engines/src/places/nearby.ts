import type { Point } from '@pothik/contracts/platform';

/** Of whom places are told, such as drivers with a CNG, and how long one counts, in milliseconds. */
export interface PlaceKind {
  name: string;
  ttlMs: number;
}

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
 * Who is where now, by kind. The memory of one process, or Redis GEO. A place is forgotten when it is not told again for the
 * kind's `ttlMs`. Nothing of it is logged or lasts.
 */
export abstract class Nearby {
  /** Tells a place; an older one than the known one (`at`) changes nothing. */
  abstract tell(kind: PlaceKind, id: string, point: Point, at: Date): Promise<void>;
  abstract forget(kind: PlaceKind, id: string): Promise<void>;
  /** The nearest first. */
  abstract nearest(kind: PlaceKind, point: Point, question: NearbyQuestion): Promise<NearbyOne[]>;
  /** One's place; undefined where it is unknown or too old. */
  abstract placeOf(kind: PlaceKind, id: string): Promise<PlaceOfOne | undefined>;
  /** Everybody of a kind whose place is not too old, in any order; at most so many, those told last. */
  abstract all(kind: PlaceKind, limit: number): Promise<PlaceOfOne[]>;
  /** @throws EngineUnavailable when the store does not answer */
  abstract ping(): Promise<void>;
  abstract close(): Promise<void>;
}
