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

it.each(Object.entries(lightCalls))('the call %s is the contract’s call', (name, light) => {
  const declared = DECLARED[name as keyof typeof DECLARED];
  expect([light.method, light.path]).toEqual([declared.method, declared.path]);
  expect('body' in light).toBe('body' in declared);
});
