import { driverWith } from '../testing/samples';
import { offlineReasonOf } from './availability.rules';

const OFFLINE = driverWith({ availabilityStatus: 'OFFLINE' });
const UNANSWERED = { ...OFFLINE, availabilityCause: 'unanswered' } as const;

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
