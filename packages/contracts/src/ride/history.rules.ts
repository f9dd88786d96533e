import { RIDE_STATUS, type RideStatus } from './status.js';
import type { RideView } from './views.js';

/** When a ride reached a status, as ISO 8601; undefined if it did not since it was last requested: its rider may have asked the next driver. */
export function reachedAt({ history }: Pick<RideView, 'history'>, status: RideStatus): string | undefined {
  const lastRequest = history.map(({ to }) => to).lastIndexOf(RIDE_STATUS.REQUESTED);
  return history.slice(Math.max(lastRequest, 0)).find(({ to }) => to === status)?.at;
}

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
