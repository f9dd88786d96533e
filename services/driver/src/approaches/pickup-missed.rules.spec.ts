import type { Point } from '@pothik/contracts/platform';
import { nearestToPickup } from './pickup-missed.rules.js';

const PICKUP: Point = { lat: 23.7575, lng: 90.3897 };
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 2, 6, minutes));
/** So many metres east and north of the pickup. */
const point = (east: number, north: number, minutes: number) => ({
  lat: PICKUP.lat + north / 111_195,
  lng: PICKUP.lng + east / (111_195 * Math.cos((PICKUP.lat * Math.PI) / 180)),
  at: at(minutes),
});
const nearest = (...points: ReturnType<typeof point>[]) => nearestToPickup(points, PICKUP, at(10));

describe('how near a track came to the pickup', () => {
  it('is the least distance of its points', () => {
    expect(nearest(point(0, 2_000, 5), point(0, 600, 9), point(0, 3_000, 20))).toBe(600);
  });

  it('is measured between the points too', () => {
    expect(nearest(point(-2_000, 300, 5), point(2_000, 300, 15))).toBe(300);
  });

  it('is unknown without a track around the pick-up', () => {
    expect(nearest()).toBeUndefined();
    expect(nearest(point(0, 2_000, 5), point(0, 2_000, 9))).toBeUndefined();
    expect(nearest(point(0, 2_000, 11), point(0, 4_000, 20))).toBeUndefined();
  });
});
