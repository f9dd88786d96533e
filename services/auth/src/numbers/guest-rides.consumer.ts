import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { authEvents } from '@pothik/contracts/auth';
import type { EventOf } from '@pothik/contracts/platform';
import { GuestRidesService } from './guest-rides.service.js';

type PhoneChanged = EventOf<typeof authEvents.phoneChanged>;

/** Consumes auth's own event, so that a guest's rides reach their owner also when a crash followed the write. */
@Controller()
export class GuestRidesConsumer {
  constructor(private readonly guests: GuestRidesService) {}

  @EventPattern(authEvents.phoneChanged.type)
  async giveRidesToOwner(@Payload() { payload: { account, takenBy } }: PhoneChanged): Promise<void> {
    if (takenBy !== undefined) await this.guests.takeOver(account.id, takenBy);
  }
}
