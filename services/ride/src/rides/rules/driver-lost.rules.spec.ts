import { rejectRide } from './answer-ride.rules.js';
import {
  cancelForSuspension,
  hasLeft,
  rejectForAnotherRide,
  rejectForBlock,
  rejectForLeaving,
  rejectForSuspension,
} from './driver-lost.rules.js';
import { later } from './ride.rules.js';
import { DRIVER, driverProjection, NOW, rideIn } from './sample-ride.js';

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

describe('a driver who blocks the rider', () => {
  it('has the request rejected as by the own hand, without a cause', () => {
    const ride = rideIn('REQUESTED');
    const byHand = rejectRide(ride, DRIVER, undefined, NOW);
    expect(rejectForBlock(ride, NOW)).toEqual(byHand);
    expect(byHand.ride.history.at(-1)).toMatchObject({ to: 'REJECTED', by: 'DRIVER', personId: DRIVER.id });
  });

  it('answers no request that has expired', () => {
    expect(rejectForBlock(rideIn('REQUESTED', { answerBy: NOW }), NOW)).toBeUndefined();
  });

  it('finishes the ride that was accepted', () => {
    for (const status of ['ACCEPTED', 'PICKED UP', 'IN TRANSIT'] as const)
      expect(rejectForBlock(rideIn(status), NOW)).toBeUndefined();
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

describe('a driver who left', () => {
  const offlineBy = (availabilityCause: 'logged-out' | 'unreachable' | 'switched' | 'unanswered') =>
    driverProjection({ availabilityStatus: 'OFFLINE', availabilityCause });

  it.each(['logged-out', 'unreachable'] as const)('and is %s, has his requests rejected', (cause) => {
    const change = rejectForLeaving(rideIn('REQUESTED'), offlineBy(cause), NOW);
    expect(change?.domainEvents).toEqual([
      expect.objectContaining({ to: 'REJECTED', by: 'SYSTEM', cause: 'driver-left' }),
    ]);
  });

  it('has his requests rejected although he had switched OFFLINE, once nobody is signed in', () => {
    const change = rejectForLeaving(rideIn('REQUESTED'), { ...offlineBy('switched'), signedOut: true }, NOW);
    expect(change?.ride.status).toBe('REJECTED');
  });

  it('rejects the requests of an OFFLINE driver once another vehicle waits for confirmation', () => {
    const change = rejectForLeaving(rideIn('REQUESTED'), { ...offlineBy('switched'), changeWaiting: true }, NOW);
    expect(change?.ride.status).toBe('REJECTED');
  });

  it('keeps the ride that he accepted', () => {
    expect(rejectForLeaving(rideIn('ACCEPTED'), offlineBy('logged-out'), NOW)).toBeUndefined();
  });

  it.each(['switched', 'unanswered'] as const)('is none who is OFFLINE as %s: he may still answer', (cause) => {
    expect(hasLeft(offlineBy(cause))).toBe(false);
    expect(rejectForLeaving(rideIn('REQUESTED'), offlineBy(cause), NOW)).toBeUndefined();
  });

  it('is none who is ONLINE, whatever was before, nor one whose cause is not known', () => {
    expect(hasLeft(driverProjection({ availabilityCause: 'unreachable' }))).toBe(false);
    expect(hasLeft(driverProjection({ availabilityStatus: 'OFFLINE', availabilityCause: null }))).toBe(false);
  });
});
