import { authHttp } from '@pothik/contracts/auth';
import { notificationHttp } from '@pothik/contracts/notification';
import { userHttp } from '@pothik/contracts/user';
import { lightCallsContract } from '../testing/light-calls.contract';
import { coreEndpoints } from './core-endpoints';

const { refresh, logout } = authHttp;

lightCallsContract(coreEndpoints, { getMe: userHttp.getMe, refresh, logout, stream: notificationHttp.stream });
