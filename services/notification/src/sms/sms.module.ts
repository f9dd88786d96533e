import { Module } from '@nestjs/common';
import { CodeSmsController } from './code-sms.controller.js';
import { DeskSmsController } from './desk-sms.controller.js';
import { SmsBudgetService } from './sms-budget.service.js';
import { SmsDeliveryService } from './sms-delivery.service.js';

@Module({
  controllers: [CodeSmsController, DeskSmsController],
  providers: [SmsBudgetService, SmsDeliveryService],
  exports: [SmsDeliveryService],
})
export class SmsModule {}
