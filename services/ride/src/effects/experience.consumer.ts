import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { EventOf } from '@pothik/contracts/platform';
import { RIDE_STATUS, rideEvents } from '@pothik/contracts/ride';
import { RideEffectsService } from '../rides/index.js';

type RideReviewed = EventOf<typeof rideEvents.rideReviewed>;
type RideStatusChanged = EventOf<typeof rideEvents.statusChanged>;

/** Learns from the stored ride: its points are in no event. */
@Controller()
export class ExperienceConsumer {
  constructor(private readonly effects: RideEffectsService) {}

  @EventPattern(rideEvents.statusChanged.type)
  async learnFromCompletedRide(@Payload() { payload }: RideStatusChanged): Promise<void> {
    if (payload.to === RIDE_STATUS.COMPLETED) await this.effects.learnFrom(payload.ride.id);
  }

  @EventPattern(rideEvents.rideReviewed.type)
  async learnFromReviewedRide(@Payload() { payload }: RideReviewed): Promise<void> {
    await this.effects.learnFrom(payload.ride.id);
  }
}
