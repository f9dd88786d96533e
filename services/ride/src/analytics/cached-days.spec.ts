import { CachedDays } from './cached-days.js';
import { countDay } from './day-count.rules.js';
import { faresOf } from './day-fares.rules.js';
import type { StoredDayCount } from './stale-counts.rules.js';

const DAY = '2026-11-02';
const countOf = (hoursMarks: number, vehicles = 1): StoredDayCount => {
  const line = { vehicleId: 'v', driverId: 'd', rides: hoursMarks, completed: 0, fare: 0 };
  return { ...countDay([], 0), vehicles: Array.from({ length: vehicles }, () => line), hoursMarks };
};
const dayOf = (count: StoredDayCount, fields: object = {}) => {
  const { hoursMarks } = count;
  const marks = { countedMarks: 0, ...(hoursMarks === undefined ? {} : { hoursMarks }) };
  return { marks: 0, ...marks, count, fares: { ...faresOf(count), ...marks }, ...fields };
};
const stored = dayOf(countOf(3));

describe('a day that was read', () => {
  const known = new CachedDays();
  beforeEach(() => known.store(DAY, stored));

  it('is known while it stands as it was read', () => {
    expect(known.recall(DAY, stored)).toBe(stored.count);
    expect(known.recall('2026-11-01', stored)).toBeUndefined();
  });

  it('is not, once it was counted with more marks', () => {
    expect(known.recall(DAY, dayOf(countOf(4)))).toBeUndefined();
  });

  it('is not, once the former release marked it, counted it, or put a count of its own in its place', () => {
    expect(known.recall(DAY, { ...stored, marks: 1 })).toBeUndefined();
    expect(known.recall(DAY, { ...stored, marks: 1, countedMarks: 1 })).toBeUndefined();
  });

  it('is not held when its fares are not those of its count, or it was never counted', () => {
    const { fares: _fares, ...withoutFares } = stored;
    const { count: _count, ...withoutCount } = stored;
    for (const day of [withoutFares, withoutCount]) {
      const others = new CachedDays();
      others.store(DAY, day);
      expect(others.recall(DAY, stored)).toBeUndefined();
    }
  });

  it('is not held when it has very many vehicles', () => {
    const large = dayOf(countOf(3, 5_001));
    const others = new CachedDays();
    others.store(DAY, large);
    expect(others.recall(DAY, large)).toBeUndefined();
  });
});

it('the days read last are held, 62 of them', () => {
  const known = new CachedDays();
  const names = Array.from({ length: 63 }, (_, number) => `day ${number}`);
  for (const name of names) known.store(name, stored);
  expect(names.filter((name) => known.recall(name, stored)).length).toBe(62);
  expect(known.recall('day 0', stored)).toBeUndefined();
});
