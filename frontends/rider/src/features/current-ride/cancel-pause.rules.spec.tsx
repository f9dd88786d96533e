import type { RideParty, RideView } from '@pothik/contracts/ride';
import { sampleRide } from '../../testing/sample-ride';
import { cancellingPauses } from './cancel-pause.rules';

const HOUR = 3_600_000;
const AT = Date.parse('2026-11-21T05:00:00.000Z');
const RIDE = sampleRide('ACCEPTED');

const cancelledBy = (by: RideParty): RideView => ({
  ...RIDE,
  history: [...RIDE.history, { from: 'ACCEPTED', to: 'CANCELLED', by, at: new Date(AT).toISOString(), reason: '' }],
});

describe('cancelling a ride pauses its driver for the rider', () => {
  it('after an own cancellation at this driver within an hour', () => {
    expect(cancellingPauses(RIDE, [cancelledBy('RIDER')], AT + HOUR - 1)).toBe(true);
    expect(cancellingPauses(RIDE, [cancelledBy('RIDER')], AT + HOUR)).toBe(false);
  });

  it('not after a cancellation by anybody else, or at another driver', () => {
    const other = { ...RIDE, driver: { ...RIDE.driver, _id: '0123456789abcdef01234567' } };
    expect(cancellingPauses(RIDE, [cancelledBy('DRIVER'), cancelledBy('SYSTEM')], AT)).toBe(false);
    expect(cancellingPauses(other, [cancelledBy('RIDER')], AT)).toBe(false);
    expect(cancellingPauses(RIDE, [], AT)).toBe(false);
  });

  it('not while the driver moves away', () => {
    const leaving = { ...RIDE, movingAwaySince: new Date(AT).toISOString() };
    expect(cancellingPauses(leaving, [cancelledBy('RIDER')], AT)).toBe(false);
  });
});
