import type { Point } from '@pothik/contracts/platform';

/** A place in the data's units: 0.00001 degree. */
export interface Spot {
  x: number;
  y: number;
}

const UNITS_OF_A_DEGREE = 100_000;
/** The mean radius of the Earth is 6,371,008.8 m (IUGG). */
const METRES_OF_A_UNIT = (6_371_008.8 * Math.PI) / 180 / UNITS_OF_A_DEGREE;

export const spotOf = ({ lat, lng }: Point): Spot => ({
  x: Math.round(lng * UNITS_OF_A_DEGREE),
  y: Math.round(lat * UNITS_OF_A_DEGREE),
});

export const pointOf = ({ x, y }: Spot): Point => ({
  lat: Math.round(y) / UNITS_OF_A_DEGREE,
  lng: Math.round(x) / UNITS_OF_A_DEGREE,
});

/** How many metres a unit of longitude is long at a latitude. */
const metresEast = (y: number) => METRES_OF_A_UNIT * Math.cos(((y / UNITS_OF_A_DEGREE) * Math.PI) / 180);

/** The straight line between two spots in metres; right to 0.1 % within a city. */
export function metresBetween(from: Spot, to: Spot): number {
  return Math.hypot((to.x - from.x) * metresEast((from.y + to.y) / 2), (to.y - from.y) * METRES_OF_A_UNIT);
}

/** The spot of the line between two others that is nearest to a spot. */
export function nearestOnLine(spot: Spot, from: Spot, to: Spot): Spot {
  const east = metresEast(spot.y) / METRES_OF_A_UNIT;
  const along = { x: (to.x - from.x) * east, y: to.y - from.y };
  const length = along.x ** 2 + along.y ** 2;
  if (length === 0) return from;
  const share = ((spot.x - from.x) * east * along.x + (spot.y - from.y) * along.y) / length;
  const kept = Math.min(1, Math.max(0, share));
  return { x: from.x + (to.x - from.x) * kept, y: from.y + (to.y - from.y) * kept };
}
