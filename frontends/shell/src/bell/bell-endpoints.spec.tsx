import { lightCallsContract } from '@pothik/api-client/testing';
import { notificationHttp } from '@pothik/contracts/notification';
import { bellEndpoints } from './bell-endpoints';

lightCallsContract(bellEndpoints, notificationHttp);
