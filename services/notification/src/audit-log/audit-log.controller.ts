import { Controller } from '@nestjs/common';
import { notificationHttp } from '@pothik/contracts/notification';
import type { Input, Output } from '@pothik/contracts/platform';
import { CsvAnswer, Endpoint, In, RawReply } from '@pothik/service-kit';
import type { FastifyReply } from 'fastify';
import { AuditLogService } from './audit-log.service.js';
import { AUDIT_LOG_COLUMNS } from './audit-log-columns.table.js';

type AuditLogInput = Input<typeof notificationHttp.acts>;
type ExportInput = Input<typeof notificationHttp.exportActs>;
type AuditLogOutput = Output<typeof notificationHttp.acts>;

@Controller()
export class AuditLogController {
  constructor(
    private readonly auditLog: AuditLogService,
    private readonly csv: CsvAnswer,
  ) {}

  @Endpoint(notificationHttp.acts)
  list(@In() query: AuditLogInput): Promise<AuditLogOutput> {
    return this.auditLog.list(query);
  }
  @Endpoint(notificationHttp.exportActs)
  export(@In() { language, ...range }: ExportInput, @RawReply() reply: FastifyReply): Promise<void> {
    const batches = this.auditLog.inBatches(range);
    return this.csv.send(reply, { name: 'acts', columns: AUDIT_LOG_COLUMNS, language, batches });
  }
}
