import { Injectable } from '@nestjs/common';
import { PastRideRepository } from './past-ride.repository.js';
import { livePastRide, type PastRide } from './rules/past-ride.rules.js';

export type { PastRide } from './rules/past-ride.rules.js';

/** Makes rides of the past by the rules of today; the outbox publishes their events afterwards. */
@Injectable()
export class DemonstrationRides {
  constructor(private readonly rides: PastRideRepository) {}

  /** A ride whose id is there already is left alone, so a broken seed continues. Answers how many were made. */
  async seed(plan: readonly PastRide[]): Promise<number> {
    const present = await this.rides.present(plan.map(({ rideId }) => rideId));
    const missing = plan.filter(({ rideId }) => !present.has(rideId));
    await this.rides.insert(missing.map((past) => ({ id: past.rideId, steps: livePastRide(past) })));
    return missing.length;
  }
}
