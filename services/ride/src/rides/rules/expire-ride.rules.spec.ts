import { alertOverdueRide, expireRide } from './expire-ride.rules.js';
import { later } from './ride.rules.js';
import { HOUR, MINUTE, NOW, rideIn } from './sample-ride.js';

describe('deadlines', () => {
  it.each([
    ['REQUESTED', 2 * MINUTE, 'unanswered'],
    ['ACCEPTED', 45 * MINUTE, 'not-picked-up'],
    ['PICKED UP', 24 * HOUR, 'too-long'],
    ['IN TRANSIT', 24 * HOUR, 'too-long'],
  ] as const)('%s for %i ms is cancelled by the system: %s', (status, limit, cause) => {
    expect(expireRide(rideIn(status), later(NOW, limit - 1))).toBeUndefined();
    const change = expireRide(rideIn(status), later(NOW, limit));
    expect(change?.ride).toMatchObject({ status: 'CANCELLED', endedAt: later(NOW, limit) });
    expect(change?.domainEvents).toEqual([expect.objectContaining({ to: 'CANCELLED', by: 'SYSTEM', cause })]);
    expect(change?.ride.history.at(-1)).toMatchObject({ by: 'SYSTEM', reason: '', cause });
  });

  it.each(['COMPLETED', 'REJECTED', 'CANCELLED'] as const)('%s has none', (status) => {
    expect(expireRide(rideIn(status), later(NOW, 48 * HOUR))).toBeUndefined();
  });

  it('alert administrators once, six hours after pick-up', () => {
    const ride = rideIn('IN TRANSIT');
    expect(alertOverdueRide(ride, later(NOW, 6 * HOUR - 1))).toBeUndefined();
    const change = alertOverdueRide(ride, later(NOW, 6 * HOUR));
    expect(change?.domainEvents).toEqual([{ kind: 'rideOverdue' }]);
    expect(change && alertOverdueRide(change.ride, later(NOW, 7 * HOUR))).toBeUndefined();
  });
});
