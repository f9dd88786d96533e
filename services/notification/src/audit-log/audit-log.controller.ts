import { Controller } from '@nestjs/common';
import { notificationHttp } from '@pothik/contracts/notification';
import type { Input, Output } from '@pothik/contracts/platform';
import { Endpoint, In } from '@pothik/service-kit';
import { AuditLogService } from './audit-log.service.js';

type ActsInput = Input<typeof notificationHttp.acts>;
type ActsOutput = Output<typeof notificationHttp.acts>;

@Controller()
export class AuditLogController {
  constructor(private readonly acts: AuditLogService) {}

  @Endpoint(notificationHttp.acts)
  list(@In() query: ActsInput): Promise<ActsOutput> {
    return this.acts.list(query);
  }
}
