import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { DESK_SMS } from '@pothik/contracts/notification';
import type { EventOf } from '@pothik/contracts/platform';
import { rideEvents } from '@pothik/contracts/ride';
import { toldOfChange } from './desk-sms.rules.js';
import { DeskSmsService } from './desk-sms.service.js';

type StatusChanged = EventOf<typeof rideEvents.statusChanged>;
type FareSet = EventOf<typeof rideEvents.fareSet>;
type CodeRenewed = EventOf<typeof rideEvents.startCodeRenewed>;

@Controller()
export class DeskSmsConsumer {
  constructor(private readonly sms: DeskSmsService) {}

  @EventPattern(rideEvents.statusChanged.type)
  async tellCallerOfChange(@Payload() event: StatusChanged): Promise<void> {
    const kind = toldOfChange(event.payload);
    if (kind !== undefined) await this.sms.tell(kind, event);
  }

  /** Another fare renews the code, which agrees to it. */
  @EventPattern([rideEvents.fareSet.type, rideEvents.startCodeRenewed.type])
  async tellCallerOfCode(@Payload() event: FareSet | CodeRenewed): Promise<void> {
    const { isByPhone, fare } = event.payload.ride;
    if (isByPhone && fare !== null) await this.sms.tell(DESK_SMS.ACCEPTED, event);
  }
}
