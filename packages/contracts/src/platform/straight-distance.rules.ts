import type { Point } from './point.js';

/** Mean radius of the earth in metres (IUGG). */
const EARTH_METRES = 6_371_008.8;
const RADIANS = Math.PI / 180;

/** Metres along the surface, by the haversine formula. */
export function straightMetres(from: Point, to: Point): number {
  const [fromLat, toLat] = [from.lat * RADIANS, to.lat * RADIANS];
  const northward = Math.sin((toLat - fromLat) / 2) ** 2;
  const eastward = Math.sin(((to.lng - from.lng) * RADIANS) / 2) ** 2;
  return 2 * EARTH_METRES * Math.asin(Math.sqrt(northward + Math.cos(fromLat) * Math.cos(toLat) * eastward));
}

/** The length of one degree of latitude, and of one of longitude at this latitude, in metres. */
export const metresOfDegree = (lat: number): { lat: number; lng: number } => ({
  lat: EARTH_METRES * RADIANS,
  lng: EARTH_METRES * RADIANS * Math.cos(lat * RADIANS),
});
