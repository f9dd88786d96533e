import { lightCallsContract } from '@pothik/api-client/testing';
import { driverHttp } from '@pothik/contracts/driver';
import { rideHttp } from '@pothik/contracts/ride';
import { lightEndpoints } from './light-endpoints';

lightCallsContract(lightEndpoints, { currentRide: rideHttp.currentRide, drivers: driverHttp.drivers });
