import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { EventOf } from '@pothik/contracts/platform';
import { rideEvents } from '@pothik/contracts/ride';
import { RideDayService } from './ride-day.service.js';

type RideRequested = EventOf<typeof rideEvents.rideRequested>;
type DriverAsked = EventOf<typeof rideEvents.driverAsked>;
type StatusChanged = EventOf<typeof rideEvents.statusChanged>;
type RideReviewed = EventOf<typeof rideEvents.rideReviewed>;
type SosRaised = EventOf<typeof rideEvents.sosRaised>;

@Controller()
export class RideDayConsumer {
  constructor(private readonly days: RideDayService) {}

  @EventPattern(rideEvents.rideRequested.type)
  async markDayOnRequest(@Payload() { payload }: RideRequested): Promise<void> {
    await this.days.mark(new Date(payload.ride.requestedAt));
  }

  /** A day counts its rides by driver. */
  @EventPattern(rideEvents.driverAsked.type)
  async markDayOnPassedRequest(@Payload() { payload }: DriverAsked): Promise<void> {
    await this.days.mark(new Date(payload.ride.requestedAt));
  }

  @EventPattern(rideEvents.statusChanged.type)
  async markDayOnStatusChange(@Payload() { payload }: StatusChanged): Promise<void> {
    await this.days.mark(new Date(payload.ride.requestedAt));
  }

  @EventPattern(rideEvents.rideReviewed.type)
  async markDayOnReview(@Payload() { payload }: RideReviewed): Promise<void> {
    await this.days.mark(new Date(payload.ride.requestedAt));
  }

  @EventPattern(rideEvents.sosRaised.type)
  async markDayOnSos(@Payload() { payload }: SosRaised): Promise<void> {
    await this.days.mark(new Date(payload.incident.raisedAt));
  }
}
