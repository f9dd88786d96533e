import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { authEvents } from '@pothik/contracts/auth';
import { driverEvents } from '@pothik/contracts/driver';
import { rideEvents } from '@pothik/contracts/ride';
import {
  type DriverStatusChanged,
  noticeOfEmail,
  noticeOfNumber,
  noticeOfSos,
  noticeOfStatus,
  type PhoneChanged,
  type SosRaised,
  type UserVerified,
} from './notice.rules.js';
import { NoticeService } from './notice.service.js';

@Controller()
export class NoticeConsumer {
  constructor(private readonly notices: NoticeService) {}

  @EventPattern(authEvents.phoneChanged.type)
  async tellOfNumber(@Payload() event: PhoneChanged) {
    await this.notices.tell(event, noticeOfNumber(event));
  }

  @EventPattern(authEvents.userVerified.type)
  async tellOfEmail(@Payload() event: UserVerified) {
    const notice = noticeOfEmail(event);
    if (notice !== undefined) await this.notices.tell(event, notice);
  }

  @EventPattern(driverEvents.driverStatusChanged.type)
  async tellOfSuspension(@Payload() event: DriverStatusChanged) {
    const notice = noticeOfStatus(event);
    if (notice !== undefined) await this.notices.tell(event, notice);
  }

  @EventPattern(rideEvents.sosRaised.type)
  async tellOfSos(@Payload() event: SosRaised) {
    await this.notices.tell(event, noticeOfSos(event));
  }
}
