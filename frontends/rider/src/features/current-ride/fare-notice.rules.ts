import type { RideView } from '@pothik/contracts/ride';

/** A fare that changed after the rider had seen another. */
export interface FareChange {
  from: number;
  to: number;
  why?: string | undefined;
}

type PricedRide = Pick<RideView, 'rideStatus' | 'fare' | 'fareReason'>;

/** The fare that this rider has seen, from what the browser stores; undefined: none. */
export const seenFare = (stored: string | null): number | undefined => (stored ? Number(stored) : undefined);

/** What the rider must see before they give the code: an agreed fare is no news any more. */
export function fareChangeOf(
  { rideStatus, fare, fareReason }: PricedRide,
  seen: number | undefined,
): FareChange | undefined {
  if (rideStatus !== 'ACCEPTED' || fare === null || seen === undefined || fare === seen) return undefined;
  return { from: seen, to: fare, ...(fareReason ? { why: fareReason } : {}) };
}

/** What is seen by itself: the first fare beside its code. Null where there is none to remember. */
export function seenByItself({ rideStatus, fare }: PricedRide, seen: number | undefined): number | null | undefined {
  if (rideStatus !== 'ACCEPTED' || fare === null) return seen === undefined ? undefined : null;
  return seen === undefined ? fare : undefined;
}
