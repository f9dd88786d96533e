import { Module } from '@nestjs/common';
import { ProjectionsModule } from '../projections/index.js';
import { RidesModule } from '../rides/index.js';
import { DeskController } from './desk.controller.js';
import { DeskService } from './desk.service.js';
import { DeskSmsConsumer } from './desk-sms.consumer.js';
import { DeskSmsService } from './desk-sms.service.js';

@Module({
  imports: [ProjectionsModule, RidesModule],
  controllers: [DeskController, DeskSmsConsumer],
  providers: [DeskService, DeskSmsService],
})
export class DeskModule {}
