import type { Endpoint } from '@pothik/contracts/platform';
import type { rideHttp } from '@pothik/contracts/ride';

/** Calls without their schemas, so that zod comes with the booking form alone. A test holds them to the contracts. */
const entry = <E extends Endpoint>(method: E['method'], path: E['path'], body?: 'body'): E =>
  ({ method, path, ...(body ? { body: {} } : {}) }) as E;

export const rideCalls = {
  rides: entry<typeof rideHttp.rides>('GET', '/ride/rides'),
  currentRide: entry<typeof rideHttp.currentRide>('GET', '/ride/current-ride'),
  getRide: entry<typeof rideHttp.getRide>('GET', '/ride/:rideId'),
  updateStatus: entry<typeof rideHttp.updateStatus>('POST', '/ride/update-status/:rideId', 'body'),
  renewCode: entry<typeof rideHttp.renewCode>('POST', '/ride/renew-code/:rideId'),
  sendSos: entry<typeof rideHttp.sendSos>('POST', '/sos/send-message/:rideId'),
};
