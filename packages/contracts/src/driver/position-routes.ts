import type { Route } from '../platform/route.js';

export const tellPosition = {
  owner: 'driver',
  name: 'tellPosition',
  method: 'POST',
  path: '/driver/position',
  message: 'Position received',
  hasBody: true,
} as const satisfies Route;

export const changePositionConsent = {
  owner: 'driver',
  name: 'changePositionConsent',
  method: 'POST',
  path: '/driver/position-consent',
  message: 'Your choice is saved',
  hasBody: true,
} as const satisfies Route;

export const positionOfRide = {
  owner: 'driver',
  name: 'positionOfRide',
  method: 'GET',
  path: '/driver/position/:rideId',
  message: 'Position',
} as const satisfies Route;
