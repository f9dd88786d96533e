import { metresBetween, nearestOnLine, pointOf, spotOf } from './metres.rules.js';

const SHAHBAGH = { x: 9_039_600, y: 2_373_800 };

it('a spot is a point in 0.00001 degree', () => {
  expect(spotOf({ lat: 23.738, lng: 90.396 })).toEqual(SHAHBAGH);
  expect(pointOf({ x: 9_039_600.4, y: 2_373_800 })).toEqual({ lat: 23.738, lng: 90.396 });
});

it('a degree of latitude is 111.2 km, and one of longitude in Dhaka 101.8 km', () => {
  expect(metresBetween(SHAHBAGH, { ...SHAHBAGH, y: SHAHBAGH.y + 100_000 })).toBeCloseTo(111_195, -1);
  expect(metresBetween(SHAHBAGH, { ...SHAHBAGH, x: SHAHBAGH.x + 100_000 })).toBeCloseTo(101_787, -1);
});

describe('the nearest spot of a line', () => {
  const from = { x: 9_040_000, y: 2_370_000 };
  const to = { x: 9_040_100, y: 2_370_000 };

  it('is beside the spot', () => {
    expect(nearestOnLine({ x: 9_040_025, y: 2_370_040 }, from, to)).toEqual({ x: 9_040_025, y: 2_370_000 });
  });

  it('is an end of it for a spot beyond, and the spot of a line without length', () => {
    expect(nearestOnLine({ x: 9_040_300, y: 2_370_040 }, from, to)).toEqual(to);
    expect(nearestOnLine({ x: 9_040_300, y: 2_370_040 }, from, from)).toEqual(from);
  });
});
