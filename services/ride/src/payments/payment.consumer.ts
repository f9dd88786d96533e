import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { EventOf } from '@pothik/contracts/platform';
import { rideEvents } from '@pothik/contracts/ride';
import { PaymentService } from './payment.service.js';

type StatusChanged = EventOf<typeof rideEvents.statusChanged>;
type RideRestated = EventOf<typeof rideEvents.rideRestated>;

@Controller()
export class PaymentConsumer {
  constructor(private readonly payments: PaymentService) {}

  /** A rebuild opens the payments of rides from before there were payments. */
  @EventPattern([rideEvents.statusChanged.type, rideEvents.rideRestated.type])
  async openPaymentOfCompletedRide(@Payload() { payload }: StatusChanged | RideRestated): Promise<void> {
    await this.payments.open(payload.ride);
  }
}
