import { Controller } from '@nestjs/common';
import { notificationHttp } from '@pothik/contracts/notification';
import type { Input, Output } from '@pothik/contracts/platform';
import { Endpoint, In } from '@pothik/service-kit';
import { AuditLogService } from './audit-log.service.js';

type AuditLogInput = Input<typeof notificationHttp.acts>;
type AuditLogOutput = Output<typeof notificationHttp.acts>;

@Controller()
export class AuditLogController {
  constructor(private readonly auditLog: AuditLogService) {}

  @Endpoint(notificationHttp.acts)
  list(@In() query: AuditLogInput): Promise<AuditLogOutput> {
    return this.auditLog.list(query);
  }
}
