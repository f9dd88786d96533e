import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { EventOf } from '@pothik/contracts/platform';
import { rideEvents } from '@pothik/contracts/ride';
import { RideProjectionService } from './ride-projection.service.js';

type RideRequested = EventOf<typeof rideEvents.rideRequested>;
type DriverAsked = EventOf<typeof rideEvents.driverAsked>;
type StatusChanged = EventOf<typeof rideEvents.statusChanged>;
type RideReviewed = EventOf<typeof rideEvents.rideReviewed>;
type RideRestated = EventOf<typeof rideEvents.rideRestated>;

@Controller()
export class RideProjectionConsumer {
  constructor(private readonly projections: RideProjectionService) {}

  @EventPattern(rideEvents.rideRequested.type)
  async storeRideOnRequest(@Payload() event: RideRequested) {
    await this.projections.storeRequest(event);
  }

  @EventPattern(rideEvents.driverAsked.type)
  async followDriverOnPassedRequest(@Payload() event: DriverAsked) {
    await this.projections.followDriver(event);
  }

  @EventPattern(rideEvents.statusChanged.type)
  async followRideOnStatusChange(@Payload() event: StatusChanged) {
    await this.projections.followStatus(event);
  }

  @EventPattern(rideEvents.rideReviewed.type)
  async followReviewOfRide(@Payload() event: RideReviewed) {
    await this.projections.followReview(event);
  }

  @EventPattern(rideEvents.rideRestated.type)
  async rebuildRide(@Payload() event: RideRestated) {
    await this.projections.rebuild(event);
  }
}
