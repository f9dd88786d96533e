import type { Route } from '../platform/route.js';

export const sendSos = {
  owner: 'ride',
  name: 'sendSos',
  method: 'POST',
  path: '/sos/send-message/:rideId',
  message: 'Emergency message sent successfully',
} as const satisfies Route;

export const ownIncident = {
  owner: 'ride',
  name: 'ownIncident',
  method: 'GET',
  path: '/sos/own/:rideId',
  message: 'Your SOS',
} as const satisfies Route;

export const incidents = {
  owner: 'ride',
  name: 'incidents',
  method: 'GET',
  path: '/sos/incidents',
  message: 'Incidents',
} as const satisfies Route;

export const acknowledgeIncident = {
  owner: 'ride',
  name: 'acknowledgeIncident',
  method: 'POST',
  path: '/sos/acknowledge/:id',
  message: 'Incident acknowledged',
} as const satisfies Route;

export const noteIncident = {
  owner: 'ride',
  name: 'noteIncident',
  method: 'POST',
  path: '/sos/note/:id',
  message: 'Note saved',
  hasBody: true,
} as const satisfies Route;

export const resolveIncident = {
  owner: 'ride',
  name: 'resolveIncident',
  method: 'POST',
  path: '/sos/resolve/:id',
  message: 'Incident resolved',
  hasBody: true,
} as const satisfies Route;
