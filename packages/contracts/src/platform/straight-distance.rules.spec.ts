import { metresOfDegree, straightMetres } from './straight-distance.rules.js';

const DHANMONDI = { lat: 23.7461, lng: 90.3742 };
const NIKUNJA = { lat: 23.8103, lng: 90.4125 };

it('the straight distance is that of a sphere of the size of the earth', () => {
  expect(straightMetres({ lat: 23, lng: 90 }, { lat: 24, lng: 90 })).toBeCloseTo(111_195, 0);
  expect(straightMetres({ lat: 23.8, lng: 90 }, { lat: 23.8, lng: 91 })).toBeCloseTo(101_739, -2);
});

it('it is the same in both directions, and none from a point to itself', () => {
  expect(straightMetres(DHANMONDI, NIKUNJA)).toBe(straightMetres(NIKUNJA, DHANMONDI));
  expect(straightMetres(DHANMONDI, DHANMONDI)).toBe(0);
});

it('a degree of longitude is shorter in the north', () => {
  const [south, north] = [metresOfDegree(20.5), metresOfDegree(26.7)];
  expect(north.lat).toBe(south.lat);
  expect(north.lng).toBeLessThan(south.lng);
  expect(north.lng).toBeCloseTo(straightMetres({ lat: 26.7, lng: 90 }, { lat: 26.7, lng: 91 }), -1);
});
