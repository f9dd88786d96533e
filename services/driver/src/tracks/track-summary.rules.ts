import type { TrackSummary } from '@pothik/contracts/driver';
import type { Point } from '@pothik/contracts/platform';

/** Of which part of a track, and from which points it is measured. */
export interface SummarisedRide {
  pickup: Point;
  drop: Point;
  from: Date;
  until: Date;
}

const MINUTE_MS = 60_000;

/**
 * How far and how long a track went between two moments, and how near it came to pickup and drop-off; null with fewer than two
 * points in that time. `points`: oldest first.
 */
export function trackSummaryOf(
  points: readonly (Point & { at: Date })[],
  { pickup, drop, from, until }: SummarisedRide,
  metresBetween: (from: Point, to: Point) => number,
): TrackSummary | null {
  const ridden = points.filter(({ at }) => at >= from && at <= until);
  const [first, last] = [ridden[0], ridden.at(-1)];
  if (ridden.length < 2 || !first || !last) return null;
  const steps = ridden.slice(1).map((point, index) => metresBetween(ridden[index] as Point, point));
  const nearest = (to: Point) => Math.round(Math.min(...ridden.map((point) => metresBetween(point, to))));
  return {
    metres: Math.round(steps.reduce((sum, step) => sum + step, 0)),
    minutes: (last.at.getTime() - first.at.getTime()) / MINUTE_MS,
    metresFromPickup: nearest(pickup),
    metresFromDrop: nearest(drop),
  };
}
