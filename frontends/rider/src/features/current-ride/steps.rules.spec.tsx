import type { RideStatus } from '@pothik/contracts/ride';
import { sampleRide } from '../../testing/sample-ride';
import { stepsOf } from './steps.rules';

const shown = (status: RideStatus) => stepsOf(sampleRide(status)).map((step) => `${step.status} ${step.state}`);

describe('the steps of a ride', () => {
  it('are five: done, the present one, and coming ones', () => {
    expect(shown('PICKED UP')).toEqual([
      'REQUESTED done',
      'ACCEPTED done',
      'PICKED UP now',
      'IN TRANSIT next',
      'COMPLETED next',
    ]);
  });

  it('are all done once the ride is COMPLETED', () => {
    expect(stepsOf(sampleRide('COMPLETED')).every(({ state }) => state === 'done')).toBe(true);
  });

  it.each(['CANCELLED', 'REJECTED'] as const)('are the ones a ride reached, and then its end: %s', (status) => {
    expect(shown(status)).toEqual(['REQUESTED done', `${status} failed`]);
  });
});
