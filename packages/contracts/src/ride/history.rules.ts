import type { RideParty, RideStatus } from './status.js';
import type { RideView } from './views.js';

/** When a ride came into a status, as ISO text; undefined when it never did. */
export const reachedAt = ({ history }: Pick<RideView, 'history'>, status: RideStatus): string | undefined =>
  history.find(({ to }) => to === status)?.at;

/** How a ride ended: by whom and why; undefined for one that arrived or goes on. */
export function endingOf({
  rideStatus,
  history,
}: Pick<RideView, 'rideStatus' | 'history'>): { by: RideParty; reason: string } | undefined {
  const last = history.at(-1);
  const failed = rideStatus === 'CANCELLED' || rideStatus === 'REJECTED';
  return failed && last ? { by: last.by, reason: last.reason } : undefined;
}
