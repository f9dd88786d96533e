import { RIDE_STATUS, type RideStatus } from '@pothik/contracts/ride';
import { later } from './ride.rules.js';
import { nextDeadline } from './ride-deadline.rules.js';
import { MINUTE, NOW, rideIn } from './sample-ride.js';

describe('The next deadline of a ride', () => {
  it.each<[RideStatus, number | undefined]>([
    [RIDE_STATUS.REQUESTED, 2 * MINUTE],
    [RIDE_STATUS.ACCEPTED, 45 * MINUTE],
    [RIDE_STATUS.PICKED_UP, 360 * MINUTE],
    [RIDE_STATUS.COMPLETED, undefined],
    [RIDE_STATUS.CANCELLED, undefined],
  ])('that is %s lies %s ms ahead', (status, aheadMs) => {
    expect(nextDeadline(rideIn(status))).toEqual(aheadMs === undefined ? undefined : later(NOW, aheadMs));
  });

  it('is its end once administrators were alerted', () => {
    expect(nextDeadline(rideIn(RIDE_STATUS.IN_TRANSIT, { alertAt: null }))).toEqual(later(NOW, 24 * 60 * MINUTE));
  });
});
