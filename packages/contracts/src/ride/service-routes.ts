import type { Route } from '../platform/route.js';

export const pickupOf = {
  owner: 'ride',
  name: 'pickupOf',
  method: 'GET',
  path: '/rides/pickup/:rideId',
  message: 'Pickup',
} as const satisfies Route;

export const restate = {
  owner: 'ride',
  name: 'restate',
  method: 'POST',
  path: '/rides/restatement',
  message: 'Told again',
  hasBody: true,
} as const satisfies Route;
