import { durationOf, fareStanding, isFarAway, kilometresOf, minutesOfWay, rangeText, wayOf } from './estimate.rules';

const BAND = { fare: { low: 300, high: 380 }, ceiling: 420 };

describe('a fare and the fair band', () => {
  it.each([
    [299, 'below'],
    [300, 'fair'],
    [380, 'fair'],
    [381, 'above'],
    [420, 'above'],
    [421, 'over-ceiling'],
  ] as const)('৳ %i is %s for a band of 300 to 380 and a legal maximum of 420', (fare, standing) => {
    expect(fareStanding(fare, BAND)).toBe(standing);
  });

  it('nothing is over a ceiling that the law does not set', () => {
    expect(fareStanding(50_000, { ...BAND, ceiling: null })).toBe('above');
  });

  it('no fare stands anywhere without an estimate', () => {
    expect(fareStanding(300, undefined)).toBeUndefined();
  });
});

it('kilometres have one decimal and never promise a shorter range than the metres', () => {
  expect(kilometresOf({ low: 6_049, high: 6_401 })).toEqual({ low: 6, high: 6.5 });
});

it('a way to the pickup takes the minutes that the ride takes for as many metres, rounded outwards, never less than one', () => {
  const ride = { metres: { low: 6_000, high: 6_450 }, minutes: { low: 22, high: 28 } };
  expect(minutesOfWay({ low: 1_000, high: 1_000 }, ride)).toEqual({ low: 3, high: 5 });
  expect(minutesOfWay({ low: 900, high: 1_200 }, ride)).toEqual({ low: 3, high: 6 });
  expect(minutesOfWay({ low: 40, high: 40 }, ride)).toEqual({ low: 1, high: 1 });
});

it.each([
  ['across the street, where a minute stands for 15 metres', { low: 15, high: 16 }, { low: 1, high: 1 }],
  ['of almost a kilometre', { low: 999, high: 1_400 }, { low: 3, high: 12 }],
  ['between two pins on one spot', { low: 0, high: 0 }, { low: 1, high: 1 }],
])('a ride %s does not tell how long a driver takes', (_case, metres, minutes) => {
  expect(minutesOfWay({ low: 5_000, high: 5_000 }, { metres, minutes })).toBeUndefined();
});

it('who may take more than 90 minutes is far away, whatever the least', () => {
  const peak = { metres: { low: 4_000, high: 4_800 }, minutes: { low: 24, high: 60 } };
  expect(minutesOfWay({ low: 5_000, high: 7_200 }, peak)).toEqual({ low: 30, high: 90 });
  expect(minutesOfWay({ low: 5_000, high: 7_300 }, peak)).toBeUndefined();
  expect([isFarAway({ low: 30, high: 90 }), isFarAway({ low: 30, high: 91 })]).toEqual([false, true]);
});

it.each([
  [{ low: 22, high: 28 }, { low: 22, high: 28 }, 'minutes'],
  [{ low: 45, high: 150 }, { low: 45, high: 150 }, 'minutes'],
  [{ low: 70, high: 85 }, { low: 70, high: 85 }, 'minutes'],
  [{ low: 100, high: 375 }, { low: 1.5, high: 6.5 }, 'hours'],
] as const)('%j minutes are said as %j %s', (minutes, range, unit) => {
  expect(durationOf(minutes)).toEqual({ range, unit });
});

it('a range is said by both its ends, and equal ends once', () => {
  expect(rangeText({ low: 22, high: 30 }, String)).toBe('22–30');
  expect(rangeText({ low: 22, high: 22 }, String)).toBe('22');
  expect(rangeText({ low: 22, high: 30 }, String, (fare) => `৳ ${fare}`)).toBe('৳ 22–30');
});

it.each([
  [14, 14, 'metres'],
  [999, 999, 'metres'],
  [1_000, 1, 'kilometres'],
  [9_449, 9.4, 'kilometres'],
])('a way of %i m is %d %s', (metres, value, unit) => {
  expect(wayOf(metres)).toEqual({ value, unit });
});
