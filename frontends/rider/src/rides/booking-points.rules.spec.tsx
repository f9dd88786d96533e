import { POINTS } from '../testing/sample-ride';
import { hasSamePoints, pointsOf } from './booking-points.rules';

it('of a ride only its points are taken', () => {
  expect(pointsOf({ ...POINTS, fare: 320 } as typeof POINTS)).toEqual(POINTS);
  expect(pointsOf({ pickupPoint: undefined })).toEqual({});
});

it('points are compared by where they are, not by who made them', () => {
  expect(hasSamePoints(POINTS, structuredClone(POINTS))).toBe(true);
  expect(hasSamePoints({}, {})).toBe(true);
});

it.each(['pickupPoint', 'dropPoint'] as const)('another %s is another place, and so is none', (name) => {
  expect(hasSamePoints(POINTS, { ...POINTS, [name]: { lat: 23.9, lng: 90.1 } })).toBe(false);
  expect(hasSamePoints(POINTS, { ...POINTS, [name]: undefined })).toBe(false);
});
