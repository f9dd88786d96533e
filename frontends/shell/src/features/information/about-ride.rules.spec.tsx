import { rideAsked, withRide } from './about-ride.rules';

it.each([
  ['ride=P-7Q4MK', 'P-7Q4MK'],
  ['ride=Send%20money', undefined],
  ['', undefined],
])('of the address "%s" only a ride’s short number gets into the message', (address, number) => {
  expect(rideAsked(new URLSearchParams(address))).toBe(number);
});

it('a message names its ride once, and what was typed before stays', () => {
  const once = withRide('My bag is in the car.', 'About ride P-7Q4MK:');
  expect(once).toBe('About ride P-7Q4MK:\nMy bag is in the car.');
  expect(withRide(once, 'About ride P-7Q4MK:')).toBe(once);
  expect(withRide('Hello', undefined)).toBe('Hello');
});
