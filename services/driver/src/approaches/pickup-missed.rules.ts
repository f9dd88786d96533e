import { metresOfDegree, type Point } from '@pothik/contracts/platform';

interface TimedPoint extends Point {
  at: Date;
}

/**
 * How near a track came to a pickup, in metres, between its points too. Undefined for a track that says nothing of the pick-up:
 * it has no point before it, or none after it.
 * @param points oldest first
 */
export function nearestToPickup(points: readonly TimedPoint[], pickup: Point, pickedUpAt: Date): number | undefined {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first.at > pickedUpAt || last.at <= pickedUpAt) return undefined;
  const around = metresOfDegree(pickup.lat);
  const placed = points.map(({ lat, lng }) => ({
    x: (lng - pickup.lng) * around.lng,
    y: (lat - pickup.lat) * around.lat,
  }));
  const distances = placed.map((place, index) => toOrigin(placed[index - 1] ?? place, place));
  return Math.round(Math.min(...distances));
}

interface Place {
  x: number;
  y: number;
}

/** From the line between two places to the origin. */
function toOrigin(from: Place, to: Place): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = x * x + y * y;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(from.x * x + from.y * y) / length));
  return Math.hypot(from.x + along * x, from.y + along * y);
}
