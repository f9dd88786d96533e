import { type RideView, reachedAt } from '@pothik/contracts/ride';
import { progressAt } from '@pothik/ride-ui/rules';

/** Progress along the route, 0 to 1; a ride that ended early keeps the progress it had. */
export function progressOf({ rideStatus, history }: Pick<RideView, 'rideStatus' | 'history'>): number {
  const ended = rideStatus === 'CANCELLED' || rideStatus === 'REJECTED';
  return progressAt(ended ? (history.at(-1)?.from ?? rideStatus) : rideStatus);
}

/** When the ride reached its present status, as ISO text. */
export const statusSince = ({ history, updatedAt }: Pick<RideView, 'history' | 'updatedAt'>): string =>
  history.at(-1)?.at ?? updatedAt;

const MINUTE_MS = 60_000;

/** Whole minutes from pick-up to arrival, at least one; undefined for a ride that did not arrive. */
export function minutesOnTheRoad(ride: Pick<RideView, 'history'>): number | undefined {
  const from = reachedAt(ride, 'PICKED UP');
  const to = reachedAt(ride, 'COMPLETED');
  if (!from || !to) return undefined;
  return Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / MINUTE_MS));
}
