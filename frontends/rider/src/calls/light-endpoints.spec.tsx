import { lightCallsContract } from '@pothik/api-client/testing';
import { rideHttp } from '@pothik/contracts/ride';
import { rideCalls } from './light-endpoints';

lightCallsContract(rideCalls, rideHttp);
