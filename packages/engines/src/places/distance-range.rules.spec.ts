import { bundledDistance, DETOUR, straightLineDistance, wayDistance } from './distance-range.rules.js';

it('a way along roads is a range from 5 % less to 10 % more', () => {
  expect(wayDistance(10_000, 7_000, 'ROADS')).toEqual({ metres: { low: 9_500, high: 11_000 }, basis: 'ROADS' });
  expect(wayDistance(10_000, 7_000, 'ROUTER').basis).toBe('ROUTER');
});

it('a way is never shorter than the straight line', () => {
  expect(wayDistance(1_000, 990, 'ROADS').metres).toEqual({ low: 990, high: 1_100 });
  expect(wayDistance(0, 40, 'ROADS').metres).toEqual({ low: 40, high: 40 });
});

it('a way along the bundled roads is believed up to 2.56 straight lines; beyond it goes around a gap', () => {
  expect(bundledDistance(3_840, 1_500)).toEqual(wayDistance(3_840, 1_500, 'ROADS'));
  // As a driver 1.5 km away was said to be 9.4 to 11 km away.
  expect(bundledDistance(10_000, 1_500)).toEqual(straightLineDistance(1_500));
  expect(bundledDistance(0, 0).basis).toBe('ROADS');
});

it.each([
  [699, 1.18, 3.29],
  [700, 1.22, 3.85],
  [2_000, 1.27, 2.93],
  [5_000, 1.21, 1.92],
  [10_000, 1.2, 1.59],
  [300_000, 1.2, 1.59],
])('%i m in the straight line are %s to %s times as far by road', (straight, low, high) => {
  expect(straightLineDistance(straight)).toEqual({
    metres: { low: Math.floor(straight * low), high: Math.ceil(straight * high) },
    basis: 'STRAIGHT_LINE',
  });
});

it('from a point to itself it is no way', () => {
  expect(straightLineDistance(0).metres).toEqual({ low: 0, high: 0 });
});

it('the bands follow each other, and no road is shorter than the straight line', () => {
  const ends = DETOUR.map(({ below }) => below);
  expect(ends).toEqual([...ends].sort((left, right) => left - right));
  for (const { low, high } of DETOUR) expect([low >= 1, high > low]).toEqual([true, true]);
});
