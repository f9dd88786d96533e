import { lightCallsContract } from '@pothik/api-client/testing';
import { authHttp } from '@pothik/contracts/auth';
import { driverHttp } from '@pothik/contracts/driver';
import { notificationHttp } from '@pothik/contracts/notification';
import { rideHttp } from '@pothik/contracts/ride';
import { userHttp } from '@pothik/contracts/user';
import { accountCalls } from './account-calls';
import { lightEndpoints } from './light-endpoints';
import { profileCalls } from './profile-calls';
import { supportCalls } from './support-calls';

lightCallsContract(lightEndpoints, { currentRide: rideHttp.currentRide, drivers: driverHttp.drivers });
lightCallsContract(accountCalls, authHttp);
lightCallsContract(supportCalls, notificationHttp);
lightCallsContract(profileCalls, {
  ...authHttp,
  updateUser: userHttp.update,
  updateDriver: driverHttp.update,
  updateVehicle: driverHttp.updateVehicle,
});
