import { Injectable } from '@nestjs/common';
import { Clock } from '@pothik/engines';
import { OUTBOX_SWEEP, Sweeper } from '@pothik/service-kit';
import { EstimateService } from '../estimates/index.js';
import { type SeededRide, stepsOfSeededRide } from './rules/seeded-ride.rules.js';
import { type RideWithSteps, SeededRideRepository } from './seeded-ride.repository.js';

export type { SeededRide } from './rules/seeded-ride.rules.js';

/** Makes seeded rides by the same rules as real ones; the sweep of the outbox publishes their events afterwards. */
@Injectable()
export class DemonstrationRides {
  constructor(
    private readonly rides: SeededRideRepository,
    private readonly estimates: EstimateService,
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
  ) {}

  /** Skips rides whose id exists, so an interrupted seed continues. Returns how many were made. */
  async seed(plan: readonly SeededRide[]): Promise<number> {
    const present = await this.rides.present(plan.map(({ rideId }) => rideId));
    const missing = plan.filter(({ rideId }) => !present.has(rideId));
    const made = await Promise.all(missing.map((seeded) => this.make(seeded)));
    await this.rides.insert(made);
    this.sweeper.due(OUTBOX_SWEEP, this.clock.now());
    return missing.length;
  }

  private async make(seeded: SeededRide): Promise<RideWithSteps> {
    const estimate = await this.estimates.ofSeededRide(seeded, seeded.vehicleType, seeded.requestedAt);
    return { id: seeded.rideId, steps: stepsOfSeededRide(seeded, estimate) };
  }
}
