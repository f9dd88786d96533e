import type { Route } from '../platform/route.js';

export const exportRides = {
  owner: 'ride',
  name: 'exportRides',
  method: 'GET',
  path: '/ride/rides/file',
  message: 'Rides as CSV',
} as const satisfies Route;

export const exportIncidents = {
  owner: 'ride',
  name: 'exportIncidents',
  method: 'GET',
  path: '/sos/incidents/file',
  message: 'Incidents as CSV',
} as const satisfies Route;
