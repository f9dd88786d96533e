import { CONTACT } from '@pothik/contracts/notification';
import { type Endpoint, RATE_LIMIT } from '@pothik/contracts/platform';
import { countedAddress } from './address.rules.js';

export interface RateLimit {
  /** The counter in the key-value store. */
  key: string;
  maximum: number;
  windowMs: number;
}

const PER_ADDRESS: Readonly<Record<string, { readonly maximum: number; readonly windowMs: number }>> = {
  'POST /auth/login': RATE_LIMIT.logInPerAddress,
  'GET /auth/google': RATE_LIMIT.logInPerAddress,
  'POST /user/register-user': RATE_LIMIT.registerPerAddress,
  'POST /otp/send': RATE_LIMIT.codesPerAddress,
  'POST /auth/forgot-password': RATE_LIMIT.codesPerAddress,
  'POST /otp/verify': RATE_LIMIT.triesPerAddress,
  'POST /auth/reset-password': RATE_LIMIT.triesPerAddress,
  'POST /notification/contact': CONTACT.perAddress,
};

/**
 * The limits of a call: per IP address for the calls of `PER_ADDRESS`, per person for signed-in calls. None for a call
 * that is never limited. `address` as the connection or a trusted proxy reports it.
 */
export function limitsOf(endpoint: Endpoint, address: string, personId: string | undefined): RateLimit[] {
  const call = `${endpoint.method} ${endpoint.path}`;
  if (endpoint.isNeverLimited) return [];
  const perAddress = PER_ADDRESS[call];
  return [
    ...(perAddress ? [{ key: `rate:${call}:${countedAddress(address)}`, ...perAddress }] : []),
    ...(personId === undefined ? [] : [{ key: `rate:person:${personId}`, ...RATE_LIMIT.callsPerPerson }]),
  ];
}
