import type { RideView } from '@pothik/contracts/ride';
import { useRidePresenceText } from './ride-presence-text';
import { rideWords } from './ride-words.rules';

const rideIn = (rideStatus: RideView['rideStatus'], changes: Partial<RideView> = {}) =>
  ({ rideStatus, driver: { user: { name: 'Rafiqul Islam' } }, ...changes }) as RideView;

it.each<[RideView, string | undefined]>([
  [rideIn('REQUESTED'), 'Asking Rafiqul'],
  [rideIn('ACCEPTED', { arrivedAt: '2026-11-02T06:00:00.000Z' }), 'Rafiqul has arrived'],
  [rideIn('PICKED UP'), 'You are with Rafiqul'],
  [rideIn('IN TRANSIT'), 'You are on the way'],
  [rideIn('COMPLETED'), undefined],
])('says what a ride is doing: %#', (ride, words) => {
  expect(rideWords(ride, useRidePresenceText.now())).toBe(words);
});
