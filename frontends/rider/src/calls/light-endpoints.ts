import type { driverHttp } from '@pothik/contracts/driver';
import type { Endpoint } from '@pothik/contracts/platform';
import type { rideHttp } from '@pothik/contracts/ride';

/** Calls without their schemas: they are the server's, and a page would fetch them for nothing. A test holds them to the contracts. */
const entry = <E extends Endpoint>(method: E['method'], path: E['path'], body?: 'body'): E =>
  ({ method, path, ...(body ? { body: {} } : {}) }) as E;

export const driverCalls = {
  freeDrivers: entry<typeof driverHttp.freeDrivers>('GET', '/driver/free-drivers'),
};

export const rideCalls = {
  book: entry<typeof rideHttp.book>('POST', '/ride/book', 'body'),
  rides: entry<typeof rideHttp.rides>('GET', '/ride/rides'),
  currentRide: entry<typeof rideHttp.currentRide>('GET', '/ride/current-ride'),
  getRide: entry<typeof rideHttp.getRide>('GET', '/ride/:rideId'),
  updateStatus: entry<typeof rideHttp.updateStatus>('POST', '/ride/update-status/:rideId', 'body'),
  renewCode: entry<typeof rideHttp.renewCode>('POST', '/ride/renew-code/:rideId'),
  sendSos: entry<typeof rideHttp.sendSos>('POST', '/sos/send-message/:rideId'),
};
