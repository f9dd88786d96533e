import { rideHref } from './ride-href.rules';

it.each([
  ['RIDER', 'A', '/rider/current-ride'],
  ['RIDER', undefined, '/rider/rides/A'],
  ['DRIVER', 'A', '/driver/ride-request'],
  ['DRIVER', 'B', '/driver/rides/A'],
  ['ADMIN', 'A', '/admin/all-drivers'],
] as const)('leads a %s whose open ride is %s to %s', (reader, openRideId, href) => {
  expect(rideHref('A', reader, openRideId)).toBe(href);
});
