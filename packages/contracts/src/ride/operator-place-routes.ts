import type { Route } from '../platform/route.js';
import { OPERATOR_PLACES_FILE } from './limits.js';

export const operatorPlaces = {
  owner: 'ride',
  name: 'operatorPlaces',
  method: 'GET',
  path: '/place/operator',
  message: 'Places',
} as const satisfies Route;

export const addPlace = {
  owner: 'ride',
  name: 'addPlace',
  method: 'POST',
  path: '/place/operator',
  message: 'Place saved',
  hasBody: true,
} as const satisfies Route;

export const changePlace = {
  owner: 'ride',
  name: 'changePlace',
  method: 'PATCH',
  path: '/place/operator/:placeId',
  message: 'Place saved',
  hasBody: true,
} as const satisfies Route;

export const removePlace = {
  owner: 'ride',
  name: 'removePlace',
  method: 'DELETE',
  path: '/place/operator/:placeId',
  message: 'Place removed',
} as const satisfies Route;

export const bringPlaceBack = {
  owner: 'ride',
  name: 'bringPlaceBack',
  method: 'POST',
  path: '/place/operator/:placeId/back',
  message: 'Place is back',
} as const satisfies Route;

export const exportPlaces = {
  owner: 'ride',
  name: 'exportPlaces',
  method: 'GET',
  path: '/place/operator/file',
  message: 'Places as CSV',
} as const satisfies Route;

export const importPlaces = {
  owner: 'ride',
  name: 'importPlaces',
  method: 'POST',
  path: '/place/operator/file',
  message: 'Places read',
  hasBody: true,
  files: { field: 'file', maximumCount: 1, maximumBytes: OPERATOR_PLACES_FILE.maximumBytes },
} as const satisfies Route;

export const unknownPlaces = {
  owner: 'ride',
  name: 'unknownPlaces',
  method: 'GET',
  path: '/place/operator/unknown',
  message: 'Typed often',
} as const satisfies Route;

export const dismissUnknownPlace = {
  owner: 'ride',
  name: 'dismissUnknownPlace',
  method: 'POST',
  path: '/place/operator/unknown',
  message: 'Your choice is saved',
  hasBody: true,
} as const satisfies Route;
