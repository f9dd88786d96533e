import { authHttp } from '@pothik/contracts/auth';
import { CONTACT, PUSH, VITALS } from '@pothik/contracts/notification';
import {
  callOfAddressKey,
  callsOfPersonKey,
  type Endpoint,
  failedRenewalsOfAddressKey,
  placeSearchesOfPersonKey,
  pointQuestionsOfPersonKey,
  RATE_LIMIT,
  uploadsOfPersonKey,
} from '@pothik/contracts/platform';
import { rideHttp } from '@pothik/contracts/ride';
import type { RateLimits } from '@pothik/service-kit';
import { countedAddress } from './address.rules.js';

export interface RateLimit {
  /** The counter in the key-value store. */
  key: string;
  maximum: number;
  windowMs: number;
}

/**
 * The limits per address of calls that cost something when they succeed too: the name of a limit that the setting may change,
 * or a limit. Auth counts wrong tries, because it alone knows what was right (`services/auth/src/address-tries`).
 */
const PER_ADDRESS: Readonly<Record<string, keyof RateLimits | RateLimits[keyof RateLimits]>> = {
  'POST /user/register-user': 'registerPerAddress',
  'POST /otp/send': 'codesPerAddress',
  'POST /auth/forgot-password': 'codesPerAddress',
  'POST /auth/phone/send': 'codesPerAddress',
  'POST /auth/phone/log-in/mail': 'codesPerAddress',
  'POST /auth/phone/own/send': 'codesPerAddress',
  'POST /auth/email/own/send': 'codesPerAddress',
  'POST /notification/contact': CONTACT.perAddress,
  'POST /notification/vitals': VITALS.perAddress,
  'POST /notification/push-receipts': PUSH.receiptsPerAddress,
};

/** What the thread of places and the roads answer; a booking is limited by itself (`services/ride/src/rides`). */
const POINT_QUESTIONS: ReadonlySet<string> = new Set(
  [rideHttp.placeAt, rideHttp.wayBetween, rideHttp.estimates].map(({ path }) => path),
);

/**
 * The limit of a call per IP address, for the calls of `PER_ADDRESS`; none for a call that is never limited. `address` as the
 * connection or a trusted proxy reports it; `limits` as the setting RATE_LIMITS has them.
 */
export function addressLimits(call: Endpoint, address: string, limits: RateLimits = RATE_LIMIT): RateLimit[] {
  const name = `${call.method} ${call.path}`;
  const named = PER_ADDRESS[name];
  const limit = typeof named === 'string' ? limits[named] : named;
  if (limit === undefined || call.isNeverLimited) return [];
  return [{ key: callOfAddressKey(name, countedAddress(address)), ...limit }];
}

/** Whether a call exchanges a refresh token. */
export const isRefresh = ({ owner, name }: Pick<Endpoint, 'owner' | 'name'>): boolean =>
  owner === authHttp.refresh.owner && name === authHttp.refresh.name;

/** The limit of refresh tokens that are refused, per IP address. */
export const renewalLimit = (address: string, limits: RateLimits = RATE_LIMIT): RateLimit => ({
  key: failedRenewalsOfAddressKey(countedAddress(address)),
  ...limits.failedRenewalsPerAddress,
});

/**
 * The limits of a signed-in person's call: of all calls, and apart of those with files, searches of a place and questions about
 * points. None for a call that is never limited.
 */
export function personLimits(call: Endpoint, personId: string, limits: RateLimits = RATE_LIMIT): RateLimit[] {
  if (call.isNeverLimited) return [];
  return [
    { key: callsOfPersonKey(personId), ...limits.callsPerPerson },
    ...(call.files === undefined ? [] : [{ key: uploadsOfPersonKey(personId), ...limits.uploadsPerPerson }]),
    ...(call.path === rideHttp.searchPlaces.path
      ? [{ key: placeSearchesOfPersonKey(personId), ...limits.placeSearchesPerPerson }]
      : []),
    ...(POINT_QUESTIONS.has(call.path)
      ? [{ key: pointQuestionsOfPersonKey(personId), ...limits.pointQuestionsPerPerson }]
      : []),
  ];
}
