import type { RideView } from '@pothik/contracts/ride';
import { FREE_DRIVER, OTHER_DRIVER, POINTS, sampleRide } from '../../../testing/sample-ride';
import { refusalsOf, refusedLast, tripsOf } from './recent.rules';

const to = (dropLocation: string, changes: Partial<RideView> = {}) =>
  sampleRide('COMPLETED', { _id: dropLocation, dropLocation, ...changes });

it('the last trips are three at most, each way once, the newest first, with their points', () => {
  const rides = [to('Banani', POINTS), to('Mirpur'), to('Banani', { _id: 'older' }), to('Uttara'), to('Gulshan')];
  const trips = tripsOf(rides);
  expect(trips.map(({ rideId }) => rideId)).toEqual(['Banani', 'Mirpur', 'Uttara']);
  expect(trips[0]).toMatchObject({
    pickup: { name: 'Dhanmondi 27', point: POINTS.pickupPoint },
    drop: { name: 'Banani', point: POINTS.dropPoint },
  });
});

describe('a driver who just refused', () => {
  const now = Date.now();
  const unanswered = sampleRide('CANCELLED');
  const missed = {
    ...unanswered,
    history: unanswered.history.map((step) => ({ ...step, by: 'SYSTEM' as const, cause: 'unanswered' as const })),
  };

  it.each([
    ['said no', sampleRide('REJECTED'), 'REJECTED'],
    ['did not answer', missed, 'UNANSWERED'],
    ['was on the way when the ride was cancelled: no refusal', sampleRide('CANCELLED'), undefined],
  ])('%s', (_how, ride, refusal) => {
    expect(refusalsOf([ride], now).get(FREE_DRIVER._id)).toBe(refusal);
  });

  it('is forgotten after 15 minutes', () => {
    const ride = sampleRide('REJECTED');
    expect(refusalsOf([ride], Date.parse(ride.history.at(-1)?.at ?? '') + 15 * 60_000).size).toBe(0);
  });

  it('comes last', () => {
    const refusals = refusalsOf([sampleRide('REJECTED')], now);
    expect(refusedLast([FREE_DRIVER, OTHER_DRIVER], refusals)).toEqual([OTHER_DRIVER, FREE_DRIVER]);
  });
});
