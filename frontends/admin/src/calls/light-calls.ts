import type { authHttp } from '@pothik/contracts/auth';
import type { driverHttp } from '@pothik/contracts/driver';
import type { notificationHttp } from '@pothik/contracts/notification';
import type { Endpoint } from '@pothik/contracts/platform';
import type { rideHttp } from '@pothik/contracts/ride';
import type { userHttp } from '@pothik/contracts/user';

const read = <E extends Endpoint>(path: E['path']): E => ({ method: 'GET', path }) as E;
/** `body` only tells that there is one. */
const command = <E extends Endpoint>(method: E['method'], path: E['path'], body = true): E =>
  ({ method, path, ...(body ? { body } : {}) }) as unknown as E;

/** The calls of these pages without their schemas, so that zod comes with forms alone. A test holds them to the contracts. */
export const lightCalls = {
  drivers: read<typeof driverHttp.drivers>('/driver/drivers'),
  getDriver: read<typeof driverHttp.getDriver>('/driver/:id'),
  updateStatus: command<typeof driverHttp.updateStatus>('PATCH', '/driver/update-status/:id'),
  confirmChanges: command<typeof driverHttp.confirmChanges>('POST', '/driver/confirm-changes/:id'),
  driverAnalytics: read<typeof driverHttp.analytics>('/driver/analytics'),
  rideAnalytics: read<typeof rideHttp.analytics>('/ride/analytics'),
  incidents: read<typeof rideHttp.incidents>('/sos/incidents'),
  acknowledgeIncident: command<typeof rideHttp.acknowledgeIncident>('POST', '/sos/acknowledge/:id', false),
  resolveIncident: command<typeof rideHttp.resolveIncident>('POST', '/sos/resolve/:id'),
  acts: read<typeof notificationHttp.acts>('/notification/acts'),
  users: read<typeof userHttp.users>('/user/users'),
  changeRole: command<typeof authHttp.changeRole>('PATCH', '/auth/role/:userId'),
};
