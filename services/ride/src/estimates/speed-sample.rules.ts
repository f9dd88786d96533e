import type { VehicleType } from '@pothik/contracts/driver';
import { dhakaDay, dhakaHour, type Point } from '@pothik/contracts/platform';
import { RIDE_STATUS, type RideEstimate, type RideStatus } from '@pothik/contracts/ride';
import type { SpeedSample } from './minutes.rules.js';
import type { ClaimedRide } from './track-agrees.rules.js';

/** Of which rides experience is made: one city, vehicle type and hour in Dhaka. */
export interface ExperienceKey {
  cityId: string;
  vehicleType: VehicleType;
  hour: number;
}

/** What is read of a ride. */
export interface TimedRide {
  status: RideStatus;
  riderId: string;
  driverId: string;
  driverUserId: string;
  pickupPoint?: Point | null;
  dropPoint?: Point | null;
  estimate?: RideEstimate | null;
  pickedUpAt: Date | null;
  endedAt: Date | null;
}

/** Slower or faster, in km/h, nobody drove there: the ride was ended too late, or begun too late. */
const BELIEVED = { least: 1.5, most: 60 } as const;
/** A shorter way in metres says nothing of the traffic. */
const SHORTEST_METRES = 500;
const MINUTE_MS = 60_000;

/** What a ride teaches if its track agrees, and if neither person has taught on that day. */
export interface TaughtSpeed {
  key: ExperienceKey;
  sample: SpeedSample;
  /** Rider and driver: each teaches once on a day in Dhaka. */
  people: readonly string[];
  day: string;
  claimed: ClaimedRide;
  /** The part of its driver's track that has to agree. */
  driverId: string;
  track: { pickup: Point; drop: Point; from: Date; until: Date };
}

/**
 * What a completed ride with points may teach: the middle of its estimated distance over the time it took, in the hour of its pickup.
 * Undefined for a ride that teaches nothing: every refusal to learn from a ride stands here.
 */
export function speedSampleOf(rideId: string, ride: TimedRide): TaughtSpeed | undefined {
  const { status, estimate, pickupPoint, dropPoint, pickedUpAt, endedAt, riderId, driverId, driverUserId } = ride;
  if (status !== RIDE_STATUS.COMPLETED || !estimate || !pickupPoint || !dropPoint) return undefined;
  if (pickedUpAt === null || endedAt === null) return undefined;
  const metres = (estimate.metres.low + estimate.metres.high) / 2;
  const minutes = (endedAt.getTime() - pickedUpAt.getTime()) / MINUTE_MS;
  const kilometresPerHour = metres / 1000 / (minutes / 60);
  const isBelieved = kilometresPerHour >= BELIEVED.least && kilometresPerHour <= BELIEVED.most;
  if (metres < SHORTEST_METRES || !isBelieved) return undefined;
  const { cityId, vehicleType } = estimate;
  return {
    key: { cityId, vehicleType, hour: dhakaHour(pickedUpAt) },
    sample: { rideId, endedAt, kilometresPerHour },
    people: [riderId, driverUserId],
    day: dhakaDay(endedAt),
    claimed: { metres: estimate.metres, minutes },
    driverId,
    track: { pickup: pickupPoint, drop: dropPoint, from: pickedUpAt, until: endedAt },
  };
}
