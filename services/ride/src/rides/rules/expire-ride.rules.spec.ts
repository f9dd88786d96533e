import { cancelForSuspension, rejectForAnotherRide, rejectForSuspension } from './driver-lost.rules.js';
import { alertOverdueRide, expireRide } from './expire-ride.rules.js';
import { later } from './ride.rules.js';
import { driverProjection, HOUR, MINUTE, NOW, rideIn } from './sample-ride.js';

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
  });

  it.each(['COMPLETED', 'REJECTED', 'CANCELLED'] as const)('%s has none', (status) => {
    expect(expireRide(rideIn(status), later(NOW, 48 * HOUR))).toBeUndefined();
  });

  it('tells administrators once of a ride six hours after pick-up', () => {
    const ride = rideIn('IN TRANSIT');
    expect(alertOverdueRide(ride, later(NOW, 6 * HOUR - 1))).toBeUndefined();
    const change = alertOverdueRide(ride, later(NOW, 6 * HOUR));
    expect(change?.domainEvents).toEqual([{ kind: 'overdue' }]);
    expect(change && alertOverdueRide(change.ride, later(NOW, 7 * HOUR))).toBeUndefined();
  });
});

describe('a driver who took another ride', () => {
  it('has his other requests rejected', () => {
    const change = rejectForAnotherRide(rideIn('REQUESTED'), true, NOW);
    expect(change?.ride.status).toBe('REJECTED');
    expect(change?.domainEvents).toEqual([expect.objectContaining({ by: 'SYSTEM', cause: 'took-another-ride' })]);
  });

  it('and is free again keeps them', () => {
    expect(rejectForAnotherRide(rideIn('REQUESTED'), false, NOW)).toBeUndefined();
  });

  it('keeps the ride he took', () => {
    expect(rejectForAnotherRide(rideIn('ACCEPTED'), true, NOW)).toBeUndefined();
  });
});

describe('a driver who is suspended', () => {
  const suspended = driverProjection({ status: 'SUSPENDED', statusSince: NOW });

  it('has his requests rejected', () => {
    const change = rejectForSuspension(rideIn('REQUESTED'), suspended, NOW);
    expect(change?.domainEvents).toEqual([
      expect.objectContaining({ to: 'REJECTED', by: 'SYSTEM', cause: 'driver-suspended' }),
    ]);
  });

  it('has a ride cancelled that was accepted after the suspension', () => {
    const ride = rideIn('ACCEPTED', { acceptedAt: later(NOW, 1) });
    const change = cancelForSuspension(ride, suspended, later(NOW, 2));
    expect(change?.domainEvents).toEqual([
      expect.objectContaining({ to: 'CANCELLED', by: 'SYSTEM', cause: 'driver-suspended' }),
    ]);
  });

  it('finishes a ride accepted before the suspension', () => {
    expect(cancelForSuspension(rideIn('ACCEPTED'), suspended, later(NOW, 2))).toBeUndefined();
    expect(cancelForSuspension(rideIn('IN TRANSIT'), suspended, later(NOW, 2))).toBeUndefined();
  });
});

describe('a driver who is approved', () => {
  it('loses nothing', () => {
    expect(rejectForSuspension(rideIn('REQUESTED'), driverProjection(), NOW)).toBeUndefined();
    const accepted = rideIn('ACCEPTED', { acceptedAt: later(NOW, 1) });
    expect(cancelForSuspension(accepted, driverProjection({ statusSince: NOW }), later(NOW, 2))).toBeUndefined();
  });
});
