import type { Point } from '@pothik/contracts/platform';
import { lengthOf, pointAlong } from './point-along.rules.js';

/** A flat earth, whose degrees are metres. */
const flat = (from: Point, to: Point) => Math.hypot(from.lat - to.lat, from.lng - to.lng);
const line: [Point, ...Point[]] = [
  { lat: 0, lng: 0 },
  { lat: 0, lng: 100 },
  { lat: 50, lng: 100 },
];

describe('a point along a line', () => {
  it.each([
    [0, { lat: 0, lng: 0 }],
    [40, { lat: 0, lng: 40 }],
    [100, { lat: 0, lng: 100 }],
    [125, { lat: 25, lng: 100 }],
  ])('lies %s metres from its start', (metres, point) => {
    expect(pointAlong(line, metres, flat)).toEqual(point);
  });

  it('is the end of a line that is shorter', () => {
    expect(pointAlong(line, 1000, flat)).toEqual({ lat: 50, lng: 100 });
    expect(pointAlong([{ lat: 1, lng: 1 }], 5, flat)).toEqual({ lat: 1, lng: 1 });
  });

  it('does not stumble over a point that stands twice', () => {
    const [start] = line;
    expect(pointAlong([start, start, ...line], 40, flat)).toEqual({ lat: 0, lng: 40 });
  });
});

it('a line is as long as its pieces', () => {
  expect(lengthOf(line, flat)).toBe(150);
});
