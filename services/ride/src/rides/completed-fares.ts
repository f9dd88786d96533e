import type { VehicleType } from '@pothik/contracts/driver';
import type { TimeSpan } from './rules/ride.rules.js';

/** Completed rides that were stored in a time, of a vehicle type as it was on the ride if one is given. */
export interface CompletedRides {
  created: TimeSpan;
  vehicleType?: VehicleType | undefined;
}

/** What everybody's completed rides cost: what the lists of rides ask of the days' counts, which know the rides. */
export abstract class CompletedFares {
  /** The sum of their fares, in whole BDT. */
  abstract sum(rides: CompletedRides): Promise<number>;
}
