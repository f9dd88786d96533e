import type { driverHttp } from '@pothik/contracts/driver';
import type { rideHttp } from '@pothik/contracts/ride';
import { entry } from './entry';

/** What the first pages of somebody signed in ask. */
export const lightEndpoints = {
  currentRide: entry<typeof rideHttp.currentRide>('GET', '/ride/current-ride'),
  drivers: entry<typeof driverHttp.drivers>('GET', '/driver/drivers'),
};
