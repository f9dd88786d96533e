import type { Point } from '@pothik/contracts/platform';
import type { DistanceBasis, Range } from '@pothik/contracts/ride';

/** How far it is by road: always a range in metres, and what it was made from. */
export interface RoadDistance {
  metres: Range;
  basis: DistanceBasis;
}

/** So many points one question measures at most: OSRM's tables take no more unless they are told to. */
export const POINTS_MAXIMUM = 100;

/** How a distance is asked. */
export interface DistanceOptions {
  /** A fare and its legal ceiling are made from it: it has places in a full queue, and is refused before it is a guess. */
  fareOf?: 'ESTIMATE' | 'BOOKING';
}

/** How far it is from place to place by road. The bundled roads, or a router (OSRM). Nobody's points are logged. */
export abstract class Directions {
  /** @throws EngineUnavailable for a fare, when neither router nor roads answer */
  abstract distance(from: Point, to: Point, options?: DistanceOptions): Promise<RoadDistance>;
  /** From each of several points to one, in their order: which driver is how far from the pickup. At most POINTS_MAXIMUM. */
  abstract distances(from: readonly Point[], to: Point): Promise<RoadDistance[]>;
  /** The way along the roads, for a map; without one where only the straight line is known. */
  abstract line(from: Point, to: Point): Promise<Point[] | undefined>;
  /** @throws EngineUnavailable when the router does not answer */
  abstract ping(): Promise<void>;
  abstract close(): Promise<void>;
}
