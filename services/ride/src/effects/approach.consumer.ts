import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { driverEvents } from '@pothik/contracts/driver';
import type { EventOf } from '@pothik/contracts/platform';
import { RideApproachService, RideReviewService } from '../rides/index.js';

type PickupMissed = EventOf<typeof driverEvents.pickupMissed>;
type ApproachNoted = EventOf<typeof driverEvents.approachNoted>;

@Controller()
export class ApproachConsumer {
  constructor(
    private readonly approaches: RideApproachService,
    private readonly reviews: RideReviewService,
  ) {}

  @EventPattern(driverEvents.approachNoted.type)
  async noteApproachOfDriver(@Payload() { payload }: ApproachNoted): Promise<void> {
    const { rideId, at, ...noted } = payload;
    await this.approaches.note(rideId, { ...noted, at: new Date(at) });
  }

  @EventPattern(driverEvents.pickupMissed.type)
  async reviewRideOnMissedPickup(@Payload() { payload }: PickupMissed): Promise<void> {
    await this.reviews.notePickupMissed(payload.rideId, payload.driverId);
  }
}
