import type { authHttp } from '@pothik/contracts/auth';
import type { notificationHttp } from '@pothik/contracts/notification';
import type { Endpoint } from '@pothik/contracts/platform';
import type { userHttp } from '@pothik/contracts/user';

/** The core's own calls without their schemas, which would bring zod into the first page. A test holds them to the contracts. */
const entry = <E extends Endpoint>(method: E['method'], path: E['path']): E => ({ method, path }) as E;

export const coreEndpoints = {
  getMe: entry<typeof userHttp.getMe>('GET', '/user/get-me'),
  refresh: entry<typeof authHttp.refresh>('POST', '/auth/refresh'),
  logout: entry<typeof authHttp.logout>('POST', '/auth/logout'),
  stream: entry<typeof notificationHttp.stream>('GET', '/notification/stream'),
};
