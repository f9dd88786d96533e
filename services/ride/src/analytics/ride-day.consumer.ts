import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { EventOf } from '@pothik/contracts/platform';
import { rideEvents } from '@pothik/contracts/ride';
import { RideDayService } from './ride-day.service.js';

type OfRide = EventOf<(typeof rideEvents)['rideRequested' | 'driverAsked' | 'statusChanged' | 'rideReviewed']>;
type SosRaised = EventOf<typeof rideEvents.sosRaised>;

@Controller()
export class RideDayConsumer {
  constructor(private readonly days: RideDayService) {}

  /** A request that went on too: a day counts its rides by driver. */
  @EventPattern([
    rideEvents.rideRequested.type,
    rideEvents.driverAsked.type,
    rideEvents.statusChanged.type,
    rideEvents.rideReviewed.type,
  ])
  async markDayOfRide(@Payload() { payload }: OfRide): Promise<void> {
    await this.days.mark(new Date(payload.ride.requestedAt));
  }

  @EventPattern(rideEvents.sosRaised.type)
  async markDayOnSos(@Payload() { payload }: SosRaised): Promise<void> {
    await this.days.mark(new Date(payload.incident.raisedAt));
  }
}
