import { DomainError, type ErrorCode } from '@pothik/contracts/catalogue';
import { dhakaDay, startOfDhakaDay } from '@pothik/contracts/platform';
import { isOpen, RIDE_DEADLINE } from '@pothik/contracts/ride';
import type { Ride } from '../rides/rules/ride.rules.js';

type Begun = Pick<Ride, 'pickupLocation' | 'pickupPoint'>;

/** Where somebody's last rides began, the newest first, each place once. */
export function lastPickups(newestFirst: readonly Begun[], limit: number) {
  const pickups = new Map<string, { name: string; point?: NonNullable<Ride['pickupPoint']> }>();
  for (const { pickupLocation: name, pickupPoint: point } of newestFirst) {
    const key = name.toLowerCase();
    if (!pickups.has(key)) pickups.set(key, { name, ...(point ? { point } : {}) });
  }
  return [...pickups.values()].slice(0, limit);
}

/** From when on a ride may be in the desk's list: no open one is older than a request, a pickup and a whole ride may take. */
export function listedSince(now: Date): Date {
  const { answerMs, pickUpMs, endAfterPickUpMs } = RIDE_DEADLINE;
  const oldestOpen = new Date(now.getTime() - 2 * (answerMs + pickUpMs + endAfterPickUpMs));
  return new Date(Math.min(oldestOpen.getTime(), startOfToday(now).getTime()));
}

const startOfToday = (now: Date): Date => startOfDhakaDay(dhakaDay(now));

/** Whether the desk still looks after a ride: it is open, or of today. */
export const isListed = ({ status, createdAt }: Pick<Ride, 'status'> & { createdAt: Date }, now: Date): boolean =>
  isOpen(status) || createdAt >= startOfToday(now);

/** What the rules of booking tell the rider, as the desk is told it. */
const TO_DESK: Readonly<Partial<Record<ErrorCode, ErrorCode>>> = {
  'ride/rider-has-open-ride': 'ride/caller-has-open-ride',
  'ride/too-many-cancelled': 'ride/caller-cancelled-many',
  'ride/driver-paused': 'ride/caller-paused',
};

/** A refusal of a booking in words about the caller; anything else as it is. */
export function toldToDesk(error: unknown): unknown {
  const code = error instanceof DomainError ? TO_DESK[error.code] : undefined;
  return code === undefined ? error : new DomainError(code, (error as DomainError).details);
}
