import { cancelForCaller, cancelRide } from './cancel-ride.rules.js';
import { later } from './ride.rules.js';
import { ADMINISTRATOR, DRIVER, MINUTE, NOW, RIDER, refusalOf, rideIn } from './sample-ride.js';

describe('cancelling a ride', () => {
  it('needs no reason while REQUESTED, and is possible after the answer’s deadline', () => {
    const { ride } = cancelRide(rideIn('REQUESTED'), RIDER, undefined, later(NOW, 3 * MINUTE));
    expect(ride.status).toBe('CANCELLED');
  });

  it.each([RIDER, DRIVER, ADMINISTRATOR])('needs a reason once accepted', (caller) => {
    expect(refusalOf(() => cancelRide(rideIn('ACCEPTED'), caller, undefined, NOW))).toBe('ride/reason-required');
  });

  it.each(['PICKED UP', 'IN TRANSIT'] as const)(
    'is allowed to administrators alone while %s, and recorded',
    (status) => {
      const { domainEvents } = cancelRide(rideIn(status), ADMINISTRATOR, 'Reported by phone', NOW);
      expect(domainEvents).toEqual([
        expect.objectContaining({ kind: 'statusChanged', from: status, to: 'CANCELLED', by: 'ADMINISTRATOR' }),
        { kind: 'cancelled-by-administrator', from: status, reason: 'Reported by phone' },
      ]);
    },
  );

  it.each(['COMPLETED', 'REJECTED', 'CANCELLED'] as const)('is refused when the ride is %s', (status) => {
    expect(refusalOf(() => cancelRide(rideIn(status), RIDER, 'Plans have changed', NOW))).toBe(
      'ride/illegal-transition',
    );
  });
});

describe('cancelling by phone', () => {
  const byPhone = (status: Parameters<typeof rideIn>[0]) =>
    rideIn(status, { bookedBy: { personId: ADMINISTRATOR.id, at: NOW } });

  it.each(['REQUESTED', 'ACCEPTED', 'PICKED UP', 'IN TRANSIT'] as const)(
    'is possible while %s, and recorded',
    (from) => {
      const { ride, domainEvents } = cancelForCaller(byPhone(from), ADMINISTRATOR, 'Called again', NOW);
      expect(ride).toMatchObject({ status: 'CANCELLED', endedAt: NOW });
      expect(domainEvents).toEqual([
        expect.objectContaining({ kind: 'statusChanged', from, by: 'ADMINISTRATOR', reason: 'Called again' }),
        { kind: 'cancelled-by-administrator', from, reason: 'Called again' },
      ]);
    },
  );

  it.each(['COMPLETED', 'REJECTED', 'CANCELLED'] as const)('is refused when the ride is %s', (status) => {
    expect(refusalOf(() => cancelForCaller(byPhone(status), ADMINISTRATOR, 'Called again', NOW))).toBe(
      'ride/illegal-transition',
    );
  });

  it('is refused for a ride that its rider booked', () => {
    expect(refusalOf(() => cancelForCaller(rideIn('REQUESTED'), ADMINISTRATOR, 'Called again', NOW))).toBe(
      'ride/not-booked-by-phone',
    );
  });
});
