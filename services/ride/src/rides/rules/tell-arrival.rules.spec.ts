import type { RideStatus } from '@pothik/contracts/ride';
import { later } from './ride.rules.js';
import { ADMINISTRATOR, DRIVER, MINUTE, NOW, OTHER_DRIVER, RIDER, refusalOf, rideIn } from './sample-ride.js';
import { tellArrival } from './tell-arrival.rules.js';

const accepted = rideIn('ACCEPTED');

describe('“I have arrived”', () => {
  it('is kept with its time while ACCEPTED, and the status stays', () => {
    expect(tellArrival(accepted, DRIVER, NOW)).toEqual({
      ride: { ...accepted, arrivedAt: NOW },
      domainEvents: [{ kind: 'driverArrived' }],
    });
  });

  it('keeps its first time when it is said again', () => {
    expect(tellArrival({ ...accepted, arrivedAt: NOW }, DRIVER, later(NOW, MINUTE))).toBeUndefined();
  });

  it.each<RideStatus>(['REQUESTED', 'PICKED UP', 'IN TRANSIT', 'COMPLETED', 'REJECTED', 'CANCELLED'])(
    'is refused while %s',
    (status) => {
      expect(refusalOf(() => tellArrival(rideIn(status), DRIVER, NOW))).toBe('ride/arrival-not-expected');
    },
  );

  it('is refused after the time to pick up has passed', () => {
    const late = { ...accepted, pickUpBy: NOW };
    expect(refusalOf(() => tellArrival(late, DRIVER, NOW))).toBe('ride/pick-up-too-late');
  });

  it('is its driver’s alone', () => {
    for (const caller of [RIDER, OTHER_DRIVER, ADMINISTRATOR]) {
      expect(refusalOf(() => tellArrival(accepted, caller, NOW))).toBe('ride/not-found');
    }
  });
});
