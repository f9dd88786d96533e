import { Injectable } from '@nestjs/common';
import { type SeededRide, stepsOfSeededRide } from './rules/seeded-ride.rules.js';
import { SeededRideRepository } from './seeded-ride.repository.js';

export type { SeededRide } from './rules/seeded-ride.rules.js';

/** Makes seeded rides by the same rules as real ones; the outbox publishes their events afterwards. */
@Injectable()
export class DemonstrationRides {
  constructor(private readonly rides: SeededRideRepository) {}

  /** Skips rides whose id exists, so an interrupted seed continues. Returns how many were made. */
  async seed(plan: readonly SeededRide[]): Promise<number> {
    const present = await this.rides.present(plan.map(({ rideId }) => rideId));
    const missing = plan.filter(({ rideId }) => !present.has(rideId));
    await this.rides.insert(missing.map((seeded) => ({ id: seeded.rideId, steps: stepsOfSeededRide(seeded) })));
    return missing.length;
  }
}
