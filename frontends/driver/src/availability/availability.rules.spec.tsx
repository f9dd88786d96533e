import { driverWith } from '../testing/samples';
import { offlineReasonOf, seenMarkOf } from './availability.rules';

const OFFLINE = driverWith({ availabilityStatus: 'OFFLINE' });
const UNANSWERED = { ...OFFLINE, availabilityCause: 'unanswered' } as const;

it('has another mark for each time and cause', () => {
  const seen = { availabilityCause: 'logged-out', availabilitySince: '2026-11-02T06:00:00.000Z' } as const;
  expect(seenMarkOf(seen)).toBe('logged-out 2026-11-02T06:00:00.000Z');
  expect(seenMarkOf({ availabilityCause: 'unanswered' })).not.toBe(seenMarkOf(seen));
});

describe('why a driver is OFFLINE', () => {
  it('is not shown to drivers who switched themselves, who are ONLINE, or who are blocked anyway', () => {
    expect(offlineReasonOf(UNANSWERED)).toBe('unanswered');
    expect(offlineReasonOf({ ...OFFLINE, availabilityCause: 'suspended' })).toBe('suspended');
    expect(offlineReasonOf({ ...OFFLINE, availabilityCause: 'switched' })).toBeUndefined();
    expect(offlineReasonOf(OFFLINE)).toBeUndefined();
    expect(offlineReasonOf({ ...UNANSWERED, availabilityStatus: 'ONLINE' })).toBeUndefined();
    expect(offlineReasonOf({ ...UNANSWERED, status: 'SUSPENDED' })).toBeUndefined();
  });
});
