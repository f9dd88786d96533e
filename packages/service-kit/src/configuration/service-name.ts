import type { Owner } from '@pothik/contracts/platform';

/** Everything that is started on its own. */
export type ServiceName = Owner | 'gateway';

/** Where a service listens unless PORT says otherwise. */
export const DEFAULT_PORT: Readonly<Record<ServiceName, number>> = {
  gateway: 8080,
  auth: 8081,
  user: 8082,
  driver: 8083,
  ride: 8084,
  notification: 8085,
};

/** The key that names a service's address: `AUTH_URL`. */
export const addressKey = (owner: Owner): string => `${owner.toUpperCase()}_URL`;
