import { CONTACT } from '@pothik/contracts/notification';
import { type Endpoint, RATE_LIMIT } from '@pothik/contracts/platform';

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
  'POST /notification/contact': CONTACT.perAddress,
};

/** Emergency help and log-out are never limited. */
const NEVER_LIMITED: ReadonlySet<string> = new Set([
  'POST /sos/send-message/:rideId',
  'GET /sos/incidents',
  'POST /sos/acknowledge/:id',
  'POST /sos/resolve/:id',
  'POST /auth/logout',
]);

/** The limits of a call: per IP address for the calls of `PER_ADDRESS`, per person for signed-in calls. */
export function limitsOf(endpoint: Endpoint, address: string, personId: string | undefined): RateLimit[] {
  const call = `${endpoint.method} ${endpoint.path}`;
  if (NEVER_LIMITED.has(call)) return [];
  const perAddress = PER_ADDRESS[call];
  return [
    ...(perAddress ? [{ key: `rate:${call}:${address}`, ...perAddress }] : []),
    ...(personId === undefined ? [] : [{ key: `rate:person:${personId}`, ...RATE_LIMIT.callsPerPerson }]),
  ];
}
