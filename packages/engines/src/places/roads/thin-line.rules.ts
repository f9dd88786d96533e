import type { Point } from '@pothik/contracts/platform';
import { metresOfDegree } from '@pothik/contracts/platform';

/** How far a thinned line may leave the way: about the width of a wide road on the map. */
const WITHIN_METRES = 10;

/** The line without the points that hardly bend it, by Douglas and Peucker; its ends stay. */
export function thinned(line: readonly Point[]): Point[] {
  const kept = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [from, to] = span;
    const bend = farthest(line, from, to);
    if (bend === undefined) continue;
    kept.add(bend);
    open.push([from, bend], [bend, to]);
  }
  return line.filter((_, index) => kept.has(index));
}

/** The point between two others that is farthest from their line; undefined when none is farther than 10 m. */
function farthest(line: readonly Point[], from: number, to: number): number | undefined {
  let best: number | undefined;
  let most = WITHIN_METRES;
  for (let index = from + 1; index < to; index += 1) {
    const metres = metresFromSegment(line[index] as Point, line[from] as Point, line[to] as Point);
    if (metres > most) [best, most] = [index, metres];
  }
  return best;
}

function metresFromSegment(point: Point, from: Point, to: Point): number {
  const degree = metresOfDegree(point.lat);
  const flat = ({ lat, lng }: Point) => [(lng - from.lng) * degree.lng, (lat - from.lat) * degree.lat] as const;
  const [[px, py], [tx, ty]] = [flat(point), flat(to)];
  const squared = tx * tx + ty * ty;
  const along = squared === 0 ? 0 : Math.min(1, Math.max(0, (px * tx + py * ty) / squared));
  return Math.hypot(px - along * tx, py - along * ty);
}
