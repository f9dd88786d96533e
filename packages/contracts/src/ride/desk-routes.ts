import type { Route } from '../platform/route.js';

export const findDeskCaller = {
  owner: 'ride',
  name: 'findDeskCaller',
  method: 'POST',
  path: '/ride/desk/caller',
  message: 'Caller',
  hasBody: true,
} as const satisfies Route;

export const bookForCaller = {
  owner: 'ride',
  name: 'bookForCaller',
  method: 'POST',
  path: '/ride/desk/book',
  message: 'Ride Request Sent Successfully',
  hasBody: true,
} as const satisfies Route;

export const askNearestForCaller = {
  owner: 'ride',
  name: 'askNearestForCaller',
  method: 'POST',
  path: '/ride/desk/ask-nearest',
  message: 'The nearest driver is asked',
  hasBody: true,
} as const satisfies Route;

export const deskRides = {
  owner: 'ride',
  name: 'deskRides',
  method: 'GET',
  path: '/ride/desk/rides',
  message: 'Rides booked by phone',
} as const satisfies Route;

export const cancelForCaller = {
  owner: 'ride',
  name: 'cancelForCaller',
  method: 'POST',
  path: '/ride/desk/cancel/:rideId',
  message: 'Ride cancelled',
  hasBody: true,
} as const satisfies Route;

export const readCodeForCaller = {
  owner: 'ride',
  name: 'readCodeForCaller',
  method: 'POST',
  path: '/ride/desk/code/:rideId',
  message: 'Start code',
} as const satisfies Route;
