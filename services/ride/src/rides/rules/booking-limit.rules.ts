import { DomainError } from '@pothik/contracts/catalogue';
import { dhakaMinuteOfEnd } from '@pothik/contracts/platform';
import { BOOKING_LIMIT, RIDE_PARTY, RIDE_STATUS } from '@pothik/contracts/ride';
import { later, type Ride } from './ride.rules.js';

/** What a ride says of its rider's cancelling. */
export type PastRide = Pick<Ride, 'driverId' | 'status' | 'endedAt' | 'history' | 'approach'>;

/** A rider's own cancellation, at the driver whose turn it was. */
interface OwnCancellation {
  driverId: string;
  at: Date;
  /** Nobody had accepted the ride. */
  isBeforeAnswer: boolean;
}

/** How long ago a ride may have ended that still decides, in milliseconds. */
export const BOOKING_LIMIT_SPAN_MS = Math.max(
  BOOKING_LIMIT.unanswered.withinMs,
  BOOKING_LIMIT.atOneDriver.withinMs + BOOKING_LIMIT.atOneDriver.pauseMs,
);

/**
 * A rider may cancel ten bookings in ten minutes before an answer. A ride that its driver rejected, or that expired, is none of them.
 * Throws ride/too-many-cancelled with the time of the next free place.
 */
export function requireFewCancelled(rides: readonly PastRide[], now: Date): void {
  const { maximum, withinMs } = BOOKING_LIMIT.unanswered;
  const counted = ownCancellations(rides)
    .filter(({ at, isBeforeAnswer }) => isBeforeAnswer && later(at, withinMs) > now)
    .sort(byTime);
  const oldest = counted.at(-maximum);
  if (oldest !== undefined) throw refusal('ride/too-many-cancelled', later(oldest.at, withinMs), now);
}

/** The drivers who are paused for this rider, and until when: 30 minutes from the second of two own cancellations within an hour. */
export function pausedDrivers(rides: readonly PastRide[], now: Date): ReadonlyMap<string, Date> {
  const { withinMs, pauseMs } = BOOKING_LIMIT.atOneDriver;
  const last = new Map<string, Date>();
  const paused = new Map<string, Date>();
  for (const { driverId, at } of ownCancellations(rides).sort(byTime)) {
    const before = last.get(driverId);
    last.set(driverId, at);
    if (before !== undefined && later(before, withinMs) > at && later(at, pauseMs) > now)
      paused.set(driverId, later(at, pauseMs));
  }
  return paused;
}

/** The refusal of a booking whose drivers are all paused for the rider; undefined if one of them is not. `until`: the first of them. */
export function allPaused(
  drivers: readonly string[],
  paused: ReadonlyMap<string, Date>,
  now: Date,
): DomainError | undefined {
  const ends = drivers.flatMap((id) => paused.get(id) ?? []);
  if (ends.length < drivers.length) return undefined;
  return refusal('ride/driver-paused', new Date(Math.min(...ends.map((end) => end.getTime()))), now);
}

/** A driver who was moving away gave the reason himself: that counts for nobody. */
const ownCancellations = (rides: readonly PastRide[]): OwnCancellation[] =>
  rides.flatMap(({ driverId, status, endedAt, history, approach }) => {
    const isOwn = status === RIDE_STATUS.CANCELLED && history.at(-1)?.by === RIDE_PARTY.RIDER;
    if (!isOwn || endedAt === null || approach?.movingAwaySince) return [];
    const isBeforeAnswer = history.every(({ to }) => to !== RIDE_STATUS.ACCEPTED);
    return [{ driverId, at: endedAt, isBeforeAnswer }];
  });

const byTime = (one: OwnCancellation, other: OwnCancellation) => one.at.getTime() - other.at.getTime();

/** The sentence names the minute by which it has ended, in Dhaka; Retry-After the second. */
function refusal(code: 'ride/too-many-cancelled' | 'ride/driver-paused', end: Date, now: Date): DomainError {
  const retryAfterSeconds = Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));
  return new DomainError(code, { parameters: { until: dhakaMinuteOfEnd(end) }, retryAfterSeconds });
}
