import { sampleRide } from '../testing/sample-ride';
import { minutesOnTheRoad, progressOf } from './ride.rules';

const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 10, 21, 4, minute, second)).toISOString();

it.each([
  [at(10), at(42, 10), 32],
  [at(10), at(10, 5), 1],
])('the time on the road is from pick-up %s to arrival %s', (from, to, minutes) => {
  const { history } = sampleRide('COMPLETED');
  const times: Record<string, string> = { 'PICKED UP': from, COMPLETED: to };
  expect(minutesOnTheRoad({ history: history.map((step) => ({ ...step, at: times[step.to] ?? from })) })).toBe(minutes);
});

it('a ride that did not arrive has no time on the road', () => {
  expect(minutesOnTheRoad(sampleRide('IN TRANSIT'))).toBeUndefined();
});

it('a ride cancelled on the way keeps the progress it had', () => {
  const ride = sampleRide('CANCELLED');
  const history = ride.history.map((step) => ({ ...step, from: 'ACCEPTED' as const }));
  expect(progressOf({ ...ride, history })).toBe(progressOf(sampleRide('ACCEPTED')));
});
