import type { notificationHttp } from '@pothik/contracts/notification';
import type { Endpoint } from '@pothik/contracts/platform';

/** The bell's calls without their schemas: it stands on every page, and zod comes with forms alone. A test holds them to the contracts. */
const entry = <E extends Endpoint>(parts: { method: E['method']; path: E['path']; body?: true }): E => parts as never;

export const notificationEndpoints = {
  feed: entry<typeof notificationHttp.feed>({ method: 'GET', path: '/notification/feed' }),
  read: entry<typeof notificationHttp.read>({ method: 'POST', path: '/notification/read', body: true }),
};
