import type { Owner } from '@pothik/contracts/platform';

/** Every program that is started on its own. */
export type ServiceName = Owner | 'gateway';

/** The port of a service unless PORT is set. */
export const DEFAULT_PORT: Readonly<Record<ServiceName, number>> = {
  gateway: 8080,
  auth: 8081,
  user: 8082,
  driver: 8083,
  ride: 8084,
  notification: 8085,
};

/** The environment key of a service's address: `AUTH_URL`. */
export const addressKey = (owner: Owner): string => `${owner.toUpperCase()}_URL`;
