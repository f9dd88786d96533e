import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { EventOf } from '@pothik/contracts/platform';
import { RIDE_STATUS, rideEvents } from '@pothik/contracts/ride';
import { RideEffectsService } from './ride-effects.service.js';

type RideStatusChanged = EventOf<typeof rideEvents.statusChanged>;

@Controller()
export class RideEffectsConsumer {
  constructor(private readonly effects: RideEffectsService) {}

  @EventPattern(rideEvents.statusChanged.type)
  async rejectOtherRequestsOnRideAccepted(@Payload() { payload }: RideStatusChanged): Promise<void> {
    if (payload.to !== RIDE_STATUS.ACCEPTED) return;
    await this.effects.closeRidesWithoutDriver(payload.ride.driverId);
  }
}
