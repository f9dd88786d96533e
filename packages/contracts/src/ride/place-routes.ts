import type { Route } from '../platform/route.js';

export const searchPlaces = {
  owner: 'ride',
  name: 'searchPlaces',
  method: 'GET',
  path: '/place/search',
  message: 'Places',
} as const satisfies Route;

export const placeAt = {
  owner: 'ride',
  name: 'placeAt',
  method: 'GET',
  path: '/place/nearest',
  message: 'Place',
} as const satisfies Route;

export const wayBetween = {
  owner: 'ride',
  name: 'wayBetween',
  method: 'GET',
  path: '/place/way',
  message: 'Way',
} as const satisfies Route;

export const ownPlaces = {
  owner: 'ride',
  name: 'ownPlaces',
  method: 'GET',
  path: '/place/own',
  message: 'Your places',
} as const satisfies Route;

export const savePlace = {
  owner: 'ride',
  name: 'savePlace',
  method: 'POST',
  path: '/place/saved/:label',
  message: 'Place saved',
  hasBody: true,
} as const satisfies Route;

export const forgetPlace = {
  owner: 'ride',
  name: 'forgetPlace',
  method: 'DELETE',
  path: '/place/saved/:label',
  message: 'Place removed',
} as const satisfies Route;
