import {
  dhakaDay,
  dhakaDayAfter,
  dhakaDaysFrom,
  dhakaHour,
  dhakaMinuteOfEnd,
  endOfDhakaDay,
  startOfDhakaDay,
} from './dhaka-days.rules.js';

it.each([
  ['2026-11-01T17:59:59.999Z', '2026-11-01', 23],
  ['2026-11-01T18:00:00.000Z', '2026-11-02', 0],
  ['2026-12-31T18:00:00.000Z', '2027-01-01', 0],
  ['2028-02-28T20:30:00.000Z', '2028-02-29', 2],
])('%s lies on %s in Dhaka, in hour %i', (moment, day, hour) => {
  expect([dhakaDay(new Date(moment)), dhakaHour(new Date(moment))]).toEqual([day, hour]);
});

it.each([
  ['2026-11-02T08:04:00.001Z', '2:05 PM'],
  ['2026-11-02T08:05:00.000Z', '2:05 PM'],
  ['2026-11-01T17:59:30.000Z', '12:00 AM'],
])('a wait until %s is over at %s in Dhaka', (end, minute) => {
  expect(dhakaMinuteOfEnd(new Date(end))).toBe(minute);
});

it('a day begins and ends at midnight in Dhaka', () => {
  expect(startOfDhakaDay('2026-11-02').toISOString()).toBe('2026-11-01T18:00:00.000Z');
  expect(endOfDhakaDay('2026-11-02')).toEqual(startOfDhakaDay('2026-11-03'));
});

it('days are counted across months and leap years', () => {
  expect(dhakaDayAfter('2028-02-28', 2)).toBe('2028-03-01');
  expect(dhakaDayAfter('2027-01-01', -1)).toBe('2026-12-31');
  expect(dhakaDaysFrom('2026-10-31', '2026-11-02')).toEqual(['2026-10-31', '2026-11-01', '2026-11-02']);
  expect(dhakaDaysFrom('2026-11-02', '2026-11-01')).toEqual([]);
});
