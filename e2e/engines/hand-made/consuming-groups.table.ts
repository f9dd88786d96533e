import type { Owner } from '@pothik/contracts/platform';

/** Which services read an owner's topic, each as a group of its name. */
export const GROUPS: Readonly<Record<Owner, readonly Owner[]>> = {
  auth: ['auth', 'driver', 'notification', 'ride', 'user'],
  user: ['driver', 'notification', 'ride'],
  driver: ['auth', 'driver', 'notification', 'ride'],
  ride: ['auth', 'driver', 'notification', 'ride'],
  notification: [],
};
