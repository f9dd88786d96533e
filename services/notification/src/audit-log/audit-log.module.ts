import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProjectionsModule } from '../projections/index.js';
import { AuditLogConsumer } from './audit-log.consumer.js';
import { AuditLogController } from './audit-log.controller.js';
import { AUDIT_LOG_MODEL, auditLogSchema } from './audit-log.model.js';
import { AuditLogRepository } from './audit-log.repository.js';
import { AuditLogService } from './audit-log.service.js';

@Module({
  imports: [ProjectionsModule, MongooseModule.forFeature([{ name: AUDIT_LOG_MODEL, schema: auditLogSchema }])],
  controllers: [AuditLogController, AuditLogConsumer],
  providers: [AuditLogRepository, AuditLogService],
})
export class AuditLogModule {}
