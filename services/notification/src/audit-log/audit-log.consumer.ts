import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { authEvents } from '@pothik/contracts/auth';
import { driverEvents } from '@pothik/contracts/driver';
import { rideEvents } from '@pothik/contracts/ride';
import { type ActRecorded, AuditLogService } from './audit-log.service.js';

/** Records the administrative actions of every owner. */
@Controller()
export class AuditLogConsumer {
  constructor(private readonly auditLog: AuditLogService) {}

  @EventPattern([authEvents.actRecorded.type, driverEvents.actRecorded.type, rideEvents.actRecorded.type])
  async recordAction(@Payload() event: ActRecorded) {
    await this.auditLog.record(event);
  }
}
