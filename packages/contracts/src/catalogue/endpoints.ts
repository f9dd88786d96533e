import { authHttp } from '../auth/http.js';
import { driverHttp } from '../driver/http.js';
import { notificationHttp } from '../notification/http.js';
import type { Endpoint } from '../platform/endpoint.js';
import { rideHttp } from '../ride/http.js';
import { userHttp } from '../user/http.js';

/** The calls of all owners, in the order of their tables. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...Object.values(authHttp),
  ...Object.values(userHttp),
  ...Object.values(driverHttp),
  ...Object.values(rideHttp),
  ...Object.values(notificationHttp),
];
