/** The services, by the name that prefixes their error codes, topics and databases. */
export const OWNERS = ['auth', 'user', 'driver', 'ride', 'notification'] as const;
export type Owner = (typeof OWNERS)[number];

/** Who signs statements of their own: the services, the gateway, and an operator's commands. */
export const SIGNERS = ['gateway', ...OWNERS, 'operator'] as const;
export type Signer = (typeof SIGNERS)[number];

/** First path segment → owner. `POST /user/register-user` and `DELETE /user/me` are auth's: they carry credentials. */
export const PREFIX_OWNER: Readonly<Record<string, Owner>> = {
  auth: 'auth',
  otp: 'auth',
  user: 'user',
  driver: 'driver',
  vehicle: 'driver',
  city: 'ride',
  place: 'ride',
  ride: 'ride',
  sos: 'ride',
  notification: 'notification',
};

export const API_PREFIX = '/api/v1';
