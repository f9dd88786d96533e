import { lightCallsContract } from '@pothik/api-client/testing';
import { notificationHttp } from '@pothik/contracts/notification';
import { notificationEndpoints } from './notification-endpoints';

lightCallsContract(notificationEndpoints, notificationHttp);
