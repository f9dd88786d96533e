import { DomainError } from '@pothik/contracts/catalogue';
import { CANCELLED_SOON } from '@pothik/contracts/driver';
import { dhakaDay, dhakaMinuteOfEnd } from '@pothik/contracts/platform';
import type { CancelledSoon, Driver } from './driver.rules.js';

/** Whether a driver may not be ONLINE yet, however they would get there. */
export const isPaused = ({ pausedUntil }: Pick<Driver, 'pausedUntil'>, now: Date): boolean =>
  pausedUntil !== undefined && now < pausedUntil;

/** Throws driver/paused, with the minute in Dhaka from which the driver may go ONLINE again, and the seconds until then. */
export function requireNoPause({ pausedUntil }: Pick<Driver, 'pausedUntil'>, now: Date): void {
  if (pausedUntil === undefined || now >= pausedUntil) return;
  const leftMs = pausedUntil.getTime() - now.getTime();
  throw new DomainError('driver/paused', {
    parameters: { until: dhakaMinuteOfEnd(pausedUntil) },
    retryAfterSeconds: Math.ceil(leftMs / 1000),
  });
}

/** When the last pause ends: from the third ride of a day in Dhaka on, each begins one. Undefined without such a ride. */
export function pauseAfter(rides: readonly CancelledSoon[]): Date | undefined {
  const counts = new Map<string, number>();
  let last: Date | undefined;
  for (const { at } of [...rides].sort((one, other) => one.at.getTime() - other.at.getTime())) {
    const day = dhakaDay(at);
    const count = (counts.get(day) ?? 0) + 1;
    counts.set(day, count);
    if (count >= CANCELLED_SOON.count) last = at;
  }
  return last && new Date(last.getTime() + CANCELLED_SOON.pauseMs);
}

/** How many rides the driver cancelled soon after accepting, today in Dhaka. */
export const cancelledSoonToday = ({ cancelledSoon = [] }: Pick<Driver, 'cancelledSoon'>, now: Date): number =>
  cancelledSoon.filter(({ at }) => dhakaDay(at) === dhakaDay(now)).length;
