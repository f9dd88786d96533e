import { lightCallsContract } from '@pothik/api-client/testing';
import { driverHttp } from '@pothik/contracts/driver';
import { rideHttp } from '@pothik/contracts/ride';
import { driverCalls, rideCalls } from './light-endpoints';

lightCallsContract(rideCalls, rideHttp);
lightCallsContract(driverCalls, driverHttp);
