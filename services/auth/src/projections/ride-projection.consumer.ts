import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { driverEvents } from '@pothik/contracts/driver';
import type { EventOf } from '@pothik/contracts/platform';
import { rideEvents } from '@pothik/contracts/ride';
import { RideProjectionService } from './ride-projection.service.js';

type RideRequested = EventOf<typeof rideEvents.rideRequested>;
type DriverAsked = EventOf<typeof rideEvents.driverAsked>;
type StatusChanged = EventOf<typeof rideEvents.statusChanged>;
type RideRestated = EventOf<typeof rideEvents.rideRestated>;
type DriverRegistered = EventOf<typeof driverEvents.driverRegistered>;
type DriverRestated = EventOf<typeof driverEvents.driverRestated>;

@Controller()
export class RideProjectionConsumer {
  constructor(private readonly projections: RideProjectionService) {}

  @EventPattern([rideEvents.rideRequested.type, rideEvents.driverAsked.type])
  async keepRideOnRequest(@Payload() event: RideRequested | DriverAsked) {
    await this.projections.keepRide(event);
  }

  @EventPattern(rideEvents.statusChanged.type)
  async followRideOnStatusChange(@Payload() event: StatusChanged) {
    await this.projections.followStatus(event);
  }

  @EventPattern(driverEvents.driverRegistered.type)
  async keepProfileOnDriverRegistered(@Payload() event: DriverRegistered) {
    await this.projections.keepDriver(event);
  }

  /** A rebuild also accepts a version equal to the stored one. */
  @EventPattern(rideEvents.rideRestated.type)
  async rebuildRide(@Payload() event: RideRestated) {
    await this.projections.keepRide(event, { rebuild: true });
  }

  @EventPattern(driverEvents.driverRestated.type)
  async rebuildProfile(@Payload() event: DriverRestated) {
    await this.projections.keepDriver(event, { rebuild: true });
  }
}
