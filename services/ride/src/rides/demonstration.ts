import { Injectable } from '@nestjs/common';
import { liveSeededRide, type SeededRide } from './rules/seeded-ride.rules.js';
import { SeededRideRepository } from './seeded-ride.repository.js';

export type { SeededRide } from './rules/seeded-ride.rules.js';

/** Makes rides of the past by the rules of today; the outbox publishes their events afterwards. */
@Injectable()
export class DemonstrationRides {
  constructor(private readonly rides: SeededRideRepository) {}

  /** A ride whose id is there already is left alone, so a broken seed continues. Answers how many were made. */
  async seed(plan: readonly SeededRide[]): Promise<number> {
    const present = await this.rides.present(plan.map(({ rideId }) => rideId));
    const missing = plan.filter(({ rideId }) => !present.has(rideId));
    await this.rides.insert(missing.map((past) => ({ id: past.rideId, steps: liveSeededRide(past) })));
    return missing.length;
  }
}
