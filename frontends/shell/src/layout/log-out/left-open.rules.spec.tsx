import { leftOpenOf } from './left-open.rules';

it.each([
  ['RIDER', 'REQUESTED', 0, 'rider-request'],
  ['RIDER', 'ACCEPTED', 0, 'rider-ride'],
  ['RIDER', 'IN TRANSIT', 0, 'rider-ride'],
  ['RIDER', undefined, 0, undefined],
  ['DRIVER', 'ACCEPTED', 2, 'driver-ride'],
  ['DRIVER', undefined, 2, 'driver-requests'],
  ['DRIVER', undefined, 0, undefined],
  ['ADMIN', undefined, 0, undefined],
] as const)('a %s with a ride %s and %d requests leaves open: %s', (role, ride, requests, expected) => {
  expect(leftOpenOf(role, ride, requests)).toBe(expected);
});
