import type { Route } from '../platform/route.js';

export const livePositions = {
  owner: 'driver',
  name: 'livePositions',
  method: 'GET',
  path: '/driver/positions',
  message: 'Positions',
} as const satisfies Route;

export const track = {
  owner: 'driver',
  name: 'track',
  method: 'GET',
  path: '/driver/track/:rideId',
  message: 'Track',
} as const satisfies Route;

export const trackSummary = {
  owner: 'driver',
  name: 'trackSummary',
  method: 'POST',
  path: '/tracks/summary/:rideId',
  message: 'Track summary',
  hasBody: true,
} as const satisfies Route;
