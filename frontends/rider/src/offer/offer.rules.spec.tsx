import { ESTIMATE } from '../testing/sample-ride';
import { beginningOffer, highestOffer, steppedOffer } from './offer.rules';

it('an offer begins in the middle of the fair band, rounded to ten', () => {
  expect(beginningOffer({ ...ESTIMATE, fare: { low: 200, high: 253 } })).toBe(230);
});

it.each([
  ['above the legal maximum', { low: 200, high: 260 }, 215, 215],
  ['of almost nothing', { low: 1, high: 3 }, null, 1],
])('an offer that would begin %s begins at the bound', (_case, fare, ceiling, offer) => {
  expect(beginningOffer({ ...ESTIMATE, fare, ceiling })).toBe(offer);
});

it('an offer has no bound of the law where there is none', () => {
  expect([highestOffer(undefined), highestOffer({ ceiling: null }), highestOffer({ ceiling: 300 })]).toEqual([
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
  expect(steppedOffer(typed, direction, bounds)).toBe(offer);
});
