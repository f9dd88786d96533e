import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { EventOf } from '@pothik/contracts/platform';
import { RIDE_STATUS, rideEvents } from '@pothik/contracts/ride';
import { RideEffectsService } from './ride-effects.service.js';

type RideRequested = EventOf<typeof rideEvents.rideRequested>;
type RideStatusChanged = EventOf<typeof rideEvents.statusChanged>;
type DriverAsked = EventOf<typeof rideEvents.driverAsked>;

@Controller()
export class RideEffectsConsumer {
  constructor(private readonly effects: RideEffectsService) {}

  @EventPattern(rideEvents.statusChanged.type)
  async rejectOtherRequestsOnRideAccepted(@Payload() { payload }: RideStatusChanged): Promise<void> {
    if (payload.to !== RIDE_STATUS.ACCEPTED) return;
    await this.effects.closeRidesWithoutDriver(payload.ride.driverId);
  }

  /** The driver may have been lost between the look at him and the write of the request; then his loss found no request. */
  @EventPattern([rideEvents.rideRequested.type, rideEvents.driverAsked.type])
  async rejectRequestOfLostDriver(@Payload() { payload }: RideRequested | DriverAsked): Promise<void> {
    await this.effects.closeRidesWithoutDriver(payload.ride.driverId);
  }
}
