import { BANDS_KM, bandOf, metresBetween, seededRandom } from './pairs.rules.mjs';

it('a trip belongs to the band of its straight metres, and one of less than 300 m to none', () => {
  expect([299, 300, 700, 1_999, 5_000, 40_000].map(bandOf)).toEqual([-1, 0, 1, 1, 3, BANDS_KM.length - 1]);
});

it('a hundredth of a degree is about a kilometre', () => {
  const from = { lat: 23.75, lng: 90.4 };
  expect(metresBetween(from, { ...from, lat: 23.76 })).toBeCloseTo(1_112, 0);
  expect(metresBetween(from, { ...from, lng: 90.41 })).toBeCloseTo(1_018, 0);
});

it('chance is the same in every run, and spread over its range', () => {
  const [one, same] = [seededRandom(7), seededRandom(7)];
  const numbers = Array.from({ length: 1_000 }, one);
  expect(Array.from({ length: 1_000 }, same)).toEqual(numbers);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(numbers.filter((number) => number < 0.5).length).toBeGreaterThan(400);
});
