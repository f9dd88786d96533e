import { addsFromAfter, COUNTED_MAXIMUM, hasCounted, isAdded } from './driver-record.rules.js';

const now = new Date('2026-11-02T06:00:00Z');

const record = { totalRides: 7, timesSummed: 2, addsFrom: now };
const line = { afterRides: 7, afterSums: 2 };

describe('a driver’s record', () => {
  it('has counted the rides that it remembers', () => {
    expect(hasCounted({ counted: ['r1', 'r2'] }, 'r2')).toBe(true);
    expect(hasCounted({ counted: ['r1', 'r2'] }, 'r3')).toBe(false);
  });

  it('of the former release, or none, has counted nothing that is known', () => {
    expect(hasCounted({}, 'r1')).toBe(false);
    expect(hasCounted(undefined, 'r1')).toBe(false);
  });

  it('of the former release, or none, is summed first', () => {
    expect(isAdded({ totalRides: 7 }, line, now)).toBe(false);
    expect(isAdded(undefined, {}, now)).toBe(false);
  });

  it('is summed for a day, then added to', () => {
    const addsFrom = addsFromAfter(now);
    expect(addsFrom).toEqual(new Date('2026-11-03T06:00:00Z'));
    expect(isAdded({ ...record, addsFrom }, line, now)).toBe(false);
    expect(isAdded({ ...record, addsFrom }, line, new Date(addsFrom.getTime() - 1))).toBe(false);
    expect(isAdded({ ...record, addsFrom }, line, addsFrom)).toBe(true);
  });

  it('is summed for a line of the former release', () => {
    expect(isAdded(record, {}, now)).toBe(false);
  });

  it('is summed when it was summed after the line', () => {
    expect(isAdded({ ...record, timesSummed: 3 }, line, now)).toBe(false);
  });

  it('is summed when it may have forgotten the ride', () => {
    expect(isAdded({ ...record, totalRides: 7 + COUNTED_MAXIMUM - 1 }, line, now)).toBe(true);
    expect(isAdded({ ...record, totalRides: 7 + COUNTED_MAXIMUM }, line, now)).toBe(false);
  });
});
