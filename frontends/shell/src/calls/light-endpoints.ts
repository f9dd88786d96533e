import type { driverHttp } from '@pothik/contracts/driver';
import type { Endpoint } from '@pothik/contracts/platform';
import type { rideHttp } from '@pothik/contracts/ride';

/** Reading calls of the first pages without their schemas, so that zod comes with forms alone. A test holds them to the contracts. */
const entry = <E extends Endpoint>(path: E['path']): E => ({ method: 'GET', path }) as E;

export const lightEndpoints = {
  currentRide: entry<typeof rideHttp.currentRide>('/ride/current-ride'),
  drivers: entry<typeof driverHttp.drivers>('/driver/drivers'),
};
