import type { Route } from '../platform/route.js';

export const blockRider = {
  owner: 'driver',
  name: 'blockRider',
  method: 'POST',
  path: '/driver/blocks/:userId',
  message: 'Rider blocked',
} as const satisfies Route;

export const unblockRider = {
  owner: 'driver',
  name: 'unblockRider',
  method: 'DELETE',
  path: '/driver/blocks/:userId',
  message: 'Rider unblocked',
} as const satisfies Route;

export const blockedRiders = {
  owner: 'driver',
  name: 'blockedRiders',
  method: 'GET',
  path: '/driver/blocks',
  message: 'Blocked riders',
} as const satisfies Route;
