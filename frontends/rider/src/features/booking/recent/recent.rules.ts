import { ENDED_RIDE_SHOWN_MS, type RideView } from '@pothik/contracts/ride';
import type { WrittenPlace } from '@pothik/ride-ui';
import { pointsOf } from '../../../rides/booking-points.rules';
import { statusSince } from '../../../rides/ride.rules';

const TRIPS_SHOWN = 3;

/** A trip that was made or asked for. */
export interface Trip {
  rideId: string;
  pickup: WrittenPlace;
  drop: WrittenPlace;
}

/** The last trips, each way once; the newest ride comes first. */
export function tripsOf(rides: readonly RideView[]): Trip[] {
  const trips = new Map<string, Trip>();
  for (const { _id, pickupLocation, dropLocation, ...ride } of rides) {
    const way = JSON.stringify([pickupLocation, dropLocation]);
    if (trips.has(way)) continue;
    const { pickupPoint, dropPoint } = pointsOf(ride);
    trips.set(way, {
      rideId: _id,
      pickup: { name: pickupLocation, point: pickupPoint },
      drop: { name: dropLocation, point: dropPoint },
    });
  }
  return [...trips.values()].slice(0, TRIPS_SHOWN);
}

/** How a driver did not take a request. */
export type Refusal = 'REJECTED' | 'UNANSWERED';
/** The drivers who did not take one’s requests of the last 15 minutes, by id. */
export type Refusals = ReadonlyMap<string, Refusal>;

/** @param now ms since 1970 */
export function refusalsOf(rides: readonly RideView[], now: number): Refusals {
  const recent = rides.filter((ride) => Date.parse(statusSince(ride)) + ENDED_RIDE_SHOWN_MS > now);
  return new Map(
    recent.flatMap((ride) => {
      const refusal = refusalOf(ride);
      return refusal ? [[ride.driver._id, refusal] as const] : [];
    }),
  );
}

function refusalOf({ history }: RideView): Refusal | undefined {
  const last = history.at(-1);
  if (last?.to === 'REJECTED' && last.by === 'DRIVER') return 'REJECTED';
  return last?.cause === 'unanswered' ? 'UNANSWERED' : undefined;
}

/** Those who just refused come last; the order stays otherwise. */
export const refusedLast = <Driver extends { _id: string }>(
  drivers: readonly Driver[],
  refusals: Refusals,
): Driver[] => [...drivers.filter(({ _id }) => !refusals.has(_id)), ...drivers.filter(({ _id }) => refusals.has(_id))];
