import type { z } from 'zod';
import { accessClaims } from '../auth/access-claims.js';
import { authChannels } from '../auth/channels.js';
import { authKeys } from '../auth/keys.js';
import { driverKeys } from '../driver/keys.js';
import { notificationChannels } from '../notification/channels.js';
import { notificationKeys } from '../notification/keys.js';
import { gatewayKeys } from '../platform/rate-keys.js';
import type { Channel, SharedKey } from '../platform/shared-text.js';
import { addressStatement, personStatement, serviceStatement } from '../platform/statement.js';
import { rideKeys } from '../ride/keys.js';

const named = <Shape>(owner: string, table: Record<string, Shape>): [string, Shape][] =>
  Object.entries(table).map(([name, shape]) => [`${owner}.${name}`, shape]);

/** Every key of the key-value store, by `<owner>.<name>`. */
export const KEYS: Readonly<Record<string, SharedKey>> = Object.fromEntries([
  ...named<SharedKey>('auth', authKeys),
  ...named<SharedKey>('driver', driverKeys),
  ...named<SharedKey>('notification', notificationKeys),
  ...named<SharedKey>('ride', rideKeys),
  ...named<SharedKey>('gateway', gatewayKeys),
]);

/** Every publish/subscribe channel of the key-value store, by `<owner>.<name>`. */
export const CHANNELS: Readonly<Record<string, Channel>> = Object.fromEntries([
  ...named<Channel>('auth', authChannels),
  ...named<Channel>('notification', notificationChannels),
]);

/** The claims of everything that one process signs and another reads. */
export const STATEMENTS: Readonly<Record<string, z.ZodType>> = {
  'statement.person': personStatement,
  'statement.service': serviceStatement,
  'statement.address': addressStatement,
  'auth.accessToken': accessClaims,
};
