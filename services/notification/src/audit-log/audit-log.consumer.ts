import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { authEvents } from '@pothik/contracts/auth';
import { driverEvents } from '@pothik/contracts/driver';
import { rideEvents } from '@pothik/contracts/ride';
import { type ActRecorded, AuditLogService } from './audit-log.service.js';

/** Acts of every owner. */
@Controller()
export class AuditLogConsumer {
  constructor(private readonly acts: AuditLogService) {}

  @EventPattern(authEvents.actRecorded.type)
  async keepActOfAuth(@Payload() event: ActRecorded) {
    await this.acts.keep(event);
  }

  @EventPattern(driverEvents.actRecorded.type)
  async keepActOfDriver(@Payload() event: ActRecorded) {
    await this.acts.keep(event);
  }

  @EventPattern(rideEvents.actRecorded.type)
  async keepActOfRide(@Payload() event: ActRecorded) {
    await this.acts.keep(event);
  }
}
