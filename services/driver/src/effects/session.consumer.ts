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

  @EventPattern(authEvents.signedOut.type)
  async goOfflineOnSignOut(@Payload() { payload, aggregateVersion }: SignedOut) {
    const told = { version: aggregateVersion, open: false, since: new Date(payload.at) };
    await this.availability.followSession(payload.account.id, told);
  }

  @EventPattern(authEvents.signedIn.type)
  async followSignIn(@Payload() { payload, aggregateVersion }: SignedIn) {
    const told = { version: aggregateVersion, open: true, since: new Date(payload.at) };
    await this.availability.followSession(payload.account.id, told);
  }
}
