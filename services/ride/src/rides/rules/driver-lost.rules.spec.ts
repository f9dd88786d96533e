import { cancelForSuspension, rejectForAnotherRide, rejectForSuspension } from './driver-lost.rules.js';
import { later } from './ride.rules.js';
import { driverProjection, NOW, rideIn } from './sample-ride.js';

describe('a driver who took another ride', () => {
  it('has his other requests rejected', () => {
    const change = rejectForAnotherRide(rideIn('REQUESTED'), true, NOW);
    expect(change?.ride.status).toBe('REJECTED');
    expect(change?.domainEvents).toEqual([expect.objectContaining({ by: 'SYSTEM', cause: 'took-another-ride' })]);
  });

  it('and is free again loses none of them', () => {
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
  it('loses no ride', () => {
    expect(rejectForSuspension(rideIn('REQUESTED'), driverProjection(), NOW)).toBeUndefined();
    const accepted = rideIn('ACCEPTED', { acceptedAt: later(NOW, 1) });
    expect(cancelForSuspension(accepted, driverProjection({ statusSince: NOW }), later(NOW, 2))).toBeUndefined();
  });
});
