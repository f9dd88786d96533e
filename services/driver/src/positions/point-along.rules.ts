import type { Point } from '@pothik/contracts/platform';

type Distance = (from: Point, to: Point) => number;

/** The point so many metres along a line of points; its end when it is shorter. */
export function pointAlong(line: readonly [Point, ...Point[]], metres: number, distance: Distance): Point {
  let left = metres;
  let from = line[0];
  for (const to of line.slice(1)) {
    const step = distance(from, to);
    if (left <= step) return step === 0 ? to : between(from, to, left / step);
    left -= step;
    from = to;
  }
  return from;
}

/** Over a few hundred metres a degree is as long at one end as at the other. */
const between = (from: Point, to: Point, share: number): Point => ({
  lat: from.lat + (to.lat - from.lat) * share,
  lng: from.lng + (to.lng - from.lng) * share,
});

/** How long a line is. */
export const lengthOf = (line: readonly [Point, ...Point[]], distance: Distance): number =>
  line.slice(1).reduce((sum, point, at) => sum + distance(line[at] as Point, point), 0);
