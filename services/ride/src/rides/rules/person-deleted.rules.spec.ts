import { OPEN_STATUSES, RIDE_STATUS, transitionOf } from '@pothik/contracts/ride';
import { endForDeletion } from './person-deleted.rules.js';
import { DRIVER, NOW, OTHER_DRIVER, RIDER, rideIn } from './sample-ride.js';

describe('an open ride of a person whose account is deleted', () => {
  it.each(OPEN_STATUSES)('ends when it was its rider’s, from %s', (status) => {
    const change = endForDeletion(rideIn(status), RIDER.id, NOW);
    expect(change?.ride).toMatchObject({ status: 'CANCELLED', endedAt: NOW });
    expect(change?.domainEvents).toMatchObject([{ by: 'SYSTEM', cause: 'account-deleted', from: status }]);
    expect(transitionOf(status, 'CANCELLED')?.by).toContain('SYSTEM');
  });

  it.each(OPEN_STATUSES)('ends when it was its driver’s, from %s: a request is rejected', (status) => {
    const to = status === RIDE_STATUS.REQUESTED ? 'REJECTED' : 'CANCELLED';
    expect(endForDeletion(rideIn(status), DRIVER.id, NOW)?.ride.status).toBe(to);
    expect(transitionOf(status, to)?.by).toContain('SYSTEM');
  });

  it.each(['COMPLETED', 'REJECTED', 'CANCELLED'] as const)('stays as it ended: %s', (status) => {
    expect(endForDeletion(rideIn(status), RIDER.id, NOW)).toBeUndefined();
  });

  it('continues when it belongs to others', () => {
    expect(endForDeletion(rideIn('ACCEPTED'), OTHER_DRIVER.id, NOW)).toBeUndefined();
  });
});
