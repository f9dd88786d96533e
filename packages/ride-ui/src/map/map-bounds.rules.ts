import type { Point } from '@pothik/contracts/platform';

/** At this zoom one place is shown: a phone's width is some 400 m, and lanes have their names. */
export const STREET_ZOOM = 16;

/** West, south, east, north (degrees). */
export type Bounds = [number, number, number, number];

/** Around the drawn part, so that a place at its edge can stand in the middle: 0.1 degree, about 10 km. */
const MARGIN_DEGREES = 0.1;

/** Whether the map has roads around a point. */
export const isOnMap = ([west, south, east, north]: Bounds, { lng, lat }: Point): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north;

/** How far the map can be moved. */
export const reachOf = ([west, south, east, north]: Bounds): Bounds => [
  west - MARGIN_DEGREES,
  south - MARGIN_DEGREES,
  east + MARGIN_DEGREES,
  north + MARGIN_DEGREES,
];

/** The smallest box around points. */
export const boxAround = (points: readonly Point[]): Bounds => [
  Math.min(...points.map(({ lng }) => lng)),
  Math.min(...points.map(({ lat }) => lat)),
  Math.max(...points.map(({ lng }) => lng)),
  Math.max(...points.map(({ lat }) => lat)),
];
