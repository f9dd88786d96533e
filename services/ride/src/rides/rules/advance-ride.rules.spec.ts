import { advanceRide } from './advance-ride.rules.js';
import { later } from './ride.rules.js';
import { DRIVER, HOUR, NOW, OTHER_DRIVER, RIDER, refusalOf, rideIn } from './sample-ride.js';

describe('moving a ride along its table', () => {
  it('is a step of its driver, stored in the history', () => {
    const { ride, domainEvents } = advanceRide(rideIn('PICKED UP'), DRIVER, 'IN TRANSIT', NOW);
    expect(ride.status).toBe('IN TRANSIT');
    expect(ride.history.at(-1)).toMatchObject({
      from: 'PICKED UP',
      to: 'IN TRANSIT',
      by: 'DRIVER',
      personId: DRIVER.id,
    });
    expect(domainEvents).toEqual([expect.objectContaining({ kind: 'statusChanged', to: 'IN TRANSIT', by: 'DRIVER' })]);
  });

  it('ends at COMPLETED without deadlines', () => {
    const { ride } = advanceRide(rideIn('IN TRANSIT'), DRIVER, 'COMPLETED', NOW);
    expect(ride).toMatchObject({ status: 'COMPLETED', endedAt: NOW, alertAt: null, endBy: null, fare: 220 });
  });

  it('needs the rider’s code for picking up', () => {
    expect(refusalOf(() => advanceRide(rideIn('ACCEPTED'), DRIVER, 'PICKED UP', NOW))).toBe('ride/code-required');
  });

  it('is refused after the last deadline, when the ride can only end', () => {
    const last = later(NOW, 24 * HOUR);
    const advance = (at: Date) => advanceRide(rideIn('IN TRANSIT'), DRIVER, 'COMPLETED', at);
    expect(refusalOf(() => advance(last))).toBe('ride/end-too-late');
    expect(advance(later(last, -1)).ride.status).toBe('COMPLETED');
  });

  it('is nobody else’s', () => {
    expect(refusalOf(() => advanceRide(rideIn('PICKED UP'), RIDER, 'IN TRANSIT', NOW))).toBe(
      'ride/not-yours-to-change',
    );
    expect(refusalOf(() => advanceRide(rideIn('PICKED UP'), OTHER_DRIVER, 'IN TRANSIT', NOW))).toBe('ride/not-found');
  });
});
