import { driverWith } from '../testing/samples';
import { isPaused, offlineReasonOf, pauseEndOf, seenMarkOf } from './availability.rules';

const OFFLINE = driverWith({ availabilityStatus: 'OFFLINE' });
const UNANSWERED = { ...OFFLINE, availabilityCause: 'unanswered' } as const;
const UNTIL = '2026-11-02T08:44:20.000Z';

it('has another mark for each time and cause, and for the end of a pause', () => {
  const seen = { availabilitySince: '2026-11-02T06:00:00.000Z', pausedUntil: UNTIL };
  expect(seenMarkOf('logged-out', seen)).toBe('logged-out 2026-11-02T06:00:00.000Z');
  expect(seenMarkOf('unanswered', {})).not.toBe(seenMarkOf('unanswered', seen));
  const marks = [seenMarkOf('cancelled-soon', seen), seenMarkOf('pause-over', seen)];
  expect(marks).toEqual([`cancelled-soon ${UNTIL}`, `pause-over ${UNTIL}`]);
});

describe('why a driver is OFFLINE', () => {
  it('is not shown to drivers who switched themselves, who are ONLINE, or who are blocked anyway', () => {
    expect(offlineReasonOf(UNANSWERED, false)).toBe('unanswered');
    expect(offlineReasonOf({ ...OFFLINE, availabilityCause: 'suspended' }, false)).toBe('suspended');
    expect(offlineReasonOf({ ...OFFLINE, availabilityCause: 'switched' }, false)).toBeUndefined();
    expect(offlineReasonOf(OFFLINE, false)).toBeUndefined();
    expect(offlineReasonOf({ ...UNANSWERED, availabilityStatus: 'ONLINE' }, false)).toBeUndefined();
    expect(offlineReasonOf({ ...UNANSWERED, status: 'SUSPENDED' }, true)).toBeUndefined();
  });

  it('is a pause for as long as it lasts, whatever came after, and then that it is over', () => {
    const paused = { ...OFFLINE, availabilityCause: 'cancelled-soon' } as const;
    expect(offlineReasonOf(paused, true)).toBe('cancelled-soon');
    expect(offlineReasonOf({ ...OFFLINE, availabilityCause: 'switched' }, true)).toBe('cancelled-soon');
    expect(offlineReasonOf(paused, false)).toBe('pause-over');
  });
});

describe('a pause', () => {
  it('lasts until its end', () => {
    const end = Date.parse(UNTIL);
    expect([isPaused({ pausedUntil: UNTIL }, end - 1), isPaused({ pausedUntil: UNTIL }, end)]).toEqual([true, false]);
    expect(isPaused({}, end)).toBe(false);
  });

  it('is shown to end with the next whole minute', () => {
    expect(pauseEndOf({ pausedUntil: UNTIL })).toBe(Date.parse('2026-11-02T08:45:00.000Z'));
    expect(pauseEndOf({ pausedUntil: '2026-11-02T08:45:00.000Z' })).toBe(Date.parse('2026-11-02T08:45:00.000Z'));
  });
});
