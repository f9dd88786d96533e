import type { RideStatus } from './status.js';
import type { RideView } from './views.js';

/** When a ride reached a status, as ISO 8601; undefined if it never did. */
export const reachedAt = ({ history }: Pick<RideView, 'history'>, status: RideStatus): string | undefined =>
  history.find(({ to }) => to === status)?.at;

/** The step that ended a ride, by whom and why; undefined for a completed or an open one. */
export function endingOf({
  rideStatus,
  history,
}: Pick<RideView, 'rideStatus' | 'history'>): RideView['history'][number] | undefined {
  const failed = rideStatus === 'CANCELLED' || rideStatus === 'REJECTED';
  return failed ? history.at(-1) : undefined;
}

const MINUTE_MS = 60_000;

/** Whole minutes that the driver waited at the pickup until the rider got in; undefined unless both happened. */
export function waitingMinutesOf(ride: Pick<RideView, 'arrivedAt' | 'history'>): number | undefined {
  const pickedUpAt = reachedAt(ride, 'PICKED UP');
  if (ride.arrivedAt === undefined || pickedUpAt === undefined) return undefined;
  return Math.floor((Date.parse(pickedUpAt) - Date.parse(ride.arrivedAt)) / MINUTE_MS);
}
