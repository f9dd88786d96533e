import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { authEvents } from '@pothik/contracts/auth';
import type { EventOf } from '@pothik/contracts/platform';
import { DriverAvailabilityService } from '../drivers/index.js';

type SignedOut = EventOf<typeof authEvents.signedOut>;
type SignedIn = EventOf<typeof authEvents.signedIn>;

@Controller()
export class SessionConsumer {
  constructor(private readonly availability: DriverAvailabilityService) {}

  /** Who signed out goes OFFLINE. */
  @EventPattern([authEvents.signedOut.type, authEvents.signedIn.type])
  async followSession(@Payload() { type, payload, aggregateVersion }: SignedOut | SignedIn) {
    const told = { version: aggregateVersion, open: type === authEvents.signedIn.type, since: new Date(payload.at) };
    await this.availability.followSession(payload.account.id, told);
  }
}
