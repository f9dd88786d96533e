import { step } from '../testing/ride-fixture';
import { historyWithArrival } from './history-with-arrival.rules';

it('the history contains the arrival of the driver at its time, with the time that the driver claims', () => {
  const booked = { ...step(null, 'REQUESTED', 'RIDER'), at: '2026-11-21T06:00:00.000Z' };
  const pickedUp = { ...step('ACCEPTED', 'PICKED UP', 'DRIVER'), at: '2026-11-21T06:17:29.000Z' };
  const ride = { history: [booked, pickedUp], arrivedAt: '2026-11-21T06:10:30.000Z' };
  const arrival = { to: 'ARRIVED', by: 'DRIVER', at: ride.arrivedAt, reason: '' };
  expect(historyWithArrival(ride)).toEqual([booked, arrival, pickedUp]);
  const arrivalClaimedAt = '2026-11-21T06:03:00.000Z';
  expect(historyWithArrival({ ...ride, arrivalClaimedAt })[1]).toEqual({ ...arrival, claimedAt: arrivalClaimedAt });
  expect(historyWithArrival({ history: ride.history })).toEqual(ride.history);
});
