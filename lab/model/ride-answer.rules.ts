import type { Endpoint } from '@pothik/contracts/platform';
import { RIDE_STATUS, type RideStatus, type RideView, rideHttp } from '@pothik/contracts/ride';
import type { StatedRefusal } from '../../e2e/support/actors/record.js';

const ILLEGAL = /^A ride that is (.+?) cannot become (.+)\.$/;
const FROZEN = /^The fare of a ride that is (.+) cannot change\.$/;
const NOT_AWAITED = /^Nobody waits for the driver of a ride that is (.+)\.$/;

const OFFERING: readonly Endpoint[] = [rideHttp.book, rideHttp.askNearest, rideHttp.makeOffer];
const ASKS: readonly Endpoint[] = [rideHttp.book, rideHttp.askNearest, rideHttp.askNext];

/** The status an acknowledged call puts a ride into. */
export function reachedBy(endpoint: Endpoint, input: Readonly<Record<string, unknown>>): RideStatus | undefined {
  if (ASKS.includes(endpoint)) return RIDE_STATUS.REQUESTED;
  if (endpoint === rideHttp.verifyCode) return RIDE_STATUS.PICKED_UP;
  return endpoint === rideHttp.updateStatus ? (input.rideStatus as RideStatus) : undefined;
}

/** Whether a call may carry a rider's offer. */
export const isOffering = (endpoint: Endpoint): boolean => OFFERING.includes(endpoint);

/** The profiles of the drivers whom a booking is for: none by name in a search; undefined for another call. */
export function askedIn(endpoint: Endpoint, input: Readonly<Record<string, unknown>>): string[] | undefined {
  if (endpoint === rideHttp.askNearest) return [];
  return endpoint === rideHttp.book ? [String(input.driver)] : undefined;
}

/** Whether this is a driver's answer to a request: while the nearest are asked it says how he left the ride, not how the ride is. */
export const isRejection = (endpoint: Endpoint, input: Readonly<Record<string, unknown>>): boolean =>
  reachedBy(endpoint, input) === RIDE_STATUS.REJECTED;

/** Every ride an answer shows. */
export function ridesIn(data: unknown): RideView[] {
  const items: unknown[] = Array.isArray((data as { data?: unknown } | null)?.data)
    ? (data as { data: unknown[] }).data
    : [data];
  return items.filter(
    (item) => typeof item === 'object' && item !== null && 'rideStatus' in item && 'history' in item,
  ) as RideView[];
}

/** The ride's status as a refusal names it, if it does. */
export function statedRefusal(
  rideId: string,
  { code, message }: { code?: string; message: string },
  sentAt: number,
): StatedRefusal[] {
  const [, from, to] = ILLEGAL.exec(code === 'ride/illegal-transition' ? message : '') ?? [];
  if (from && to) return [{ rideId, from, to, sentAt }];
  const [, frozen] = FROZEN.exec(message) ?? NOT_AWAITED.exec(message) ?? [];
  return frozen ? [{ rideId, from: frozen, sentAt }] : [];
}
