import type { VehicleType } from '@pothik/contracts/driver';
import { dhakaHour } from '@pothik/contracts/platform';
import { RIDE_STATUS, type RideEstimate, type RideStatus } from '@pothik/contracts/ride';
import type { SpeedSample } from './minutes.rules.js';

/** Of which rides experience is made: one city, vehicle type and hour in Dhaka. */
export interface ExperienceKey {
  cityId: string;
  vehicleType: VehicleType;
  hour: number;
}

/** What is read of a ride. */
export interface TimedRide {
  status: RideStatus;
  estimate?: RideEstimate | null;
  pickedUpAt: Date | null;
  endedAt: Date | null;
}

/** Slower or faster, in km/h, nobody drove there: the ride was ended too late, or begun too late. */
const BELIEVED = { least: 1.5, most: 60 } as const;
/** A shorter way in metres says nothing of the traffic. */
const SHORTEST_METRES = 500;

/** What a completed ride with points teaches: the middle of its estimated distance over the time it took, in the hour of its pickup. */
export function speedSampleOf(
  rideId: string,
  { status, estimate, pickedUpAt, endedAt }: TimedRide,
): { key: ExperienceKey; sample: SpeedSample } | undefined {
  if (status !== RIDE_STATUS.COMPLETED || !estimate || pickedUpAt === null || endedAt === null) return undefined;
  const metres = (estimate.metres.low + estimate.metres.high) / 2;
  const kilometresPerHour = metres / 1000 / ((endedAt.getTime() - pickedUpAt.getTime()) / 3_600_000);
  const isBelieved = kilometresPerHour >= BELIEVED.least && kilometresPerHour <= BELIEVED.most;
  if (metres < SHORTEST_METRES || !isBelieved) return undefined;
  const { cityId, vehicleType } = estimate;
  return { key: { cityId, vehicleType, hour: dhakaHour(pickedUpAt) }, sample: { rideId, endedAt, kilometresPerHour } };
}
