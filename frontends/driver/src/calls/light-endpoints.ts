import type { driverHttp } from '@pothik/contracts/driver';
import type { Endpoint } from '@pothik/contracts/platform';
import type { rideHttp } from '@pothik/contracts/ride';

/** Calls without their schemas: they are the server's, and a page would fetch them for nothing. A test holds them to the contracts. */
const entry = <E extends Endpoint>(method: E['method'], path: E['path'], body?: 'body'): E =>
  ({ method, path, ...(body ? { body: {} } : {}) }) as E;

export const rideCalls = {
  rides: entry<typeof rideHttp.rides>('GET', '/ride/rides'),
  currentRide: entry<typeof rideHttp.currentRide>('GET', '/ride/current-ride'),
  getRide: entry<typeof rideHttp.getRide>('GET', '/ride/:rideId'),
  updateStatus: entry<typeof rideHttp.updateStatus>('POST', '/ride/update-status/:rideId', 'body'),
  setFare: entry<typeof rideHttp.setFare>('POST', '/ride/set-fare/:rideId', 'body'),
  verifyCode: entry<typeof rideHttp.verifyCode>('POST', '/ride/verify-otp', 'body'),
  sendSos: entry<typeof rideHttp.sendSos>('POST', '/sos/send-message/:rideId'),
};

export const driverCalls = {
  drivers: entry<typeof driverHttp.drivers>('GET', '/driver/drivers'),
  registerDriver: entry<typeof driverHttp.registerDriver>('POST', '/driver/register-driver', 'body'),
  registerVehicle: entry<typeof driverHttp.registerVehicle>('POST', '/vehicle/register', 'body'),
  vehicles: entry<typeof driverHttp.vehicles>('GET', '/vehicle/vehicles'),
  update: entry<typeof driverHttp.update>('PATCH', '/driver/update/:id', 'body'),
  earnings: entry<typeof driverHttp.earnings>('GET', '/driver/earnings'),
};
