import { estimateWith } from '../testing/ride-fixture';
import { beginningFare, highestFare, roundFareBelow, steppedFare } from './fare.rules';

it('an offer begins in the middle of the fair band, rounded to ten', () => {
  expect(beginningFare(estimateWith({ fare: { low: 200, high: 253 } }))).toBe(230);
});

it.each([
  ['above the legal maximum', { low: 200, high: 260 }, 215, 215],
  ['of almost nothing', { low: 1, high: 3 }, null, 1],
])('an offer that would begin %s begins at the bound', (_case, fare, ceiling, offer) => {
  expect(beginningFare(estimateWith({ fare, ceiling }))).toBe(offer);
});

it('an offer has no bound of the law where there is none', () => {
  expect([highestFare(undefined), highestFare({ ceiling: null }), highestFare({ ceiling: 300 })]).toEqual([
    50_000, 50_000, 300,
  ]);
});

const bounds = { minimum: 1, maximum: 304 };
it.each([
  [220, 1, 230],
  [224, 1, 230],
  [224, -1, 220],
  [220, -1, 210],
  [300, 1, 304],
  [5, -1, 1],
  [Number.NaN, 1, 1],
] as const)('a step from %d in direction %d leads to %d', (typed, direction, offer) => {
  expect(steppedFare(typed, direction, bounds)).toBe(offer);
});

it('the first step from an empty field leads to the beginning', () => {
  expect(steppedFare(Number.NaN, 1, bounds, 230)).toBe(230);
  expect(steppedFare(Number.NaN, -1, bounds, 400)).toBe(304);
});

it.each([
  [250, 101, 245],
  [246, 101, 245],
  [230, 229, 229],
])('below a fare of %i and from %i on people would say %i', (fare, minimum, said) => {
  expect(roundFareBelow(fare, minimum)).toBe(said);
});
