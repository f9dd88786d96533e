import { lightCallsContract } from '@pothik/api-client/testing';
import { authHttp } from '@pothik/contracts/auth';
import { driverHttp } from '@pothik/contracts/driver';
import { notificationHttp } from '@pothik/contracts/notification';
import { rideHttp } from '@pothik/contracts/ride';
import { userHttp } from '@pothik/contracts/user';
import { lightCalls } from './light-calls';

const { analytics: driverAnalytics, drivers, getDriver, updateStatus, confirmChanges } = driverHttp;
const { analytics: rideAnalytics, incidents, acknowledgeIncident, resolveIncident } = rideHttp;
const DECLARED = {
  ...{ drivers, getDriver, updateStatus, confirmChanges, driverAnalytics },
  ...{ rideAnalytics, incidents, acknowledgeIncident, resolveIncident },
  acts: notificationHttp.acts,
  users: userHttp.users,
  changeRole: authHttp.changeRole,
};

lightCallsContract(lightCalls, DECLARED);
