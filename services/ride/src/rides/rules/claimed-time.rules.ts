import { ACT_AGE } from '@pothik/contracts/platform';
import type { Ride, RideChange } from './ride.rules.js';

/**
 * When a person says that they did what arrives only now: not before the ride's last step, and not later than now. Undefined for
 * an act that was not late.
 */
export function claimedTime({ history }: Pick<Ride, 'history'>, ageMs: number, now: Date): Date | undefined {
  const last = history.at(-1);
  const earliest = (last?.claimedAt ?? last?.at ?? now).getTime();
  const claimed = Math.min(Math.max(now.getTime() - ageMs, earliest), now.getTime());
  return now.getTime() - claimed > ACT_AGE.lateMs ? new Date(claimed) : undefined;
}

/** Notes the claimed time of a late act beside the server's time of the step or arrival that it adds. It decides nothing. */
export function withClaimedTime(before: Ride, change: RideChange, ageMs: number, now: Date): RideChange {
  const claimedAt = claimedTime(before, ageMs, now);
  if (claimedAt === undefined) return change;
  const { ride } = change;
  const added = ride.history.slice(before.history.length);
  if (added.length > 0) {
    const history = [...before.history, ...added.map((step) => ({ ...step, claimedAt }))];
    return { ...change, ride: { ...ride, history } };
  }
  return ride.arrivedAt && !before.arrivedAt ? { ...change, ride: { ...ride, arrivalClaimedAt: claimedAt } } : change;
}
