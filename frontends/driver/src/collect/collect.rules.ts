import type { RideView } from '@pothik/contracts/ride';

/** The ids in a stored text; none when it cannot be read. */
export function collectIdsOf(stored: string | null): readonly string[] {
  return stored ? stored.split(',').filter((id) => /^[0-9a-f]{24}$/.test(id)) : [];
}

/** Adds a ride at the end, once. */
export const withCollect = (ids: readonly string[], rideId: string): readonly string[] =>
  ids.includes(rideId) ? ids : [...ids, rideId];

/** The money is due for a completed ride with a fare; an ended ride of another kind owes nothing. */
export function collectOf({ rideStatus, fare }: Pick<RideView, 'rideStatus' | 'fare'>): 'due' | 'open' | 'nothing' {
  if (rideStatus === 'COMPLETED') return fare === null ? 'nothing' : 'due';
  return rideStatus === 'CANCELLED' || rideStatus === 'REJECTED' ? 'nothing' : 'open';
}
