import { CONTACT } from '@pothik/contracts/notification';
import { type Endpoint, RATE_LIMIT } from '@pothik/contracts/platform';

export interface RateLimit {
  /** What is counted: one key of the key-value store. */
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

/** Help in an emergency, and leaving: never limited away. */
const NEVER_LIMITED: ReadonlySet<string> = new Set([
  'POST /sos/send-message/:rideId',
  'GET /sos/incidents',
  'POST /sos/acknowledge/:id',
  'POST /sos/resolve/:id',
  'POST /auth/logout',
]);

/** What one call is counted against: log-in, registration, codes and the contact form per address, everything signed in per person. */
export function limitsOf(endpoint: Endpoint, address: string, personId: string | undefined): RateLimit[] {
  const call = `${endpoint.method} ${endpoint.path}`;
  if (NEVER_LIMITED.has(call)) return [];
  const perAddress = PER_ADDRESS[call];
  return [
    ...(perAddress ? [{ key: `rate:${call}:${address}`, ...perAddress }] : []),
    ...(personId === undefined ? [] : [{ key: `rate:person:${personId}`, ...RATE_LIMIT.callsPerPerson }]),
  ];
}
