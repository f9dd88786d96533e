import type { Owner } from '@pothik/contracts/platform';

/** The services that consume an owner's topic; each is a consumer group of its own name. */
export const GROUPS: Readonly<Record<Owner, readonly Owner[]>> = {
  auth: ['auth', 'driver', 'notification', 'ride', 'user'],
  user: ['driver', 'notification', 'ride'],
  driver: ['auth', 'driver', 'notification', 'ride'],
  ride: ['auth', 'driver', 'notification', 'ride'],
  notification: ['driver'],
};
