import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProjectionsModule } from '../projections/index.js';
import { SmsModule } from '../sms/index.js';
import { NoticeConsumer } from './notice.consumer.js';
import { NOTICE_MODEL, noticeSchema } from './notice.model.js';
import { NoticeRepository } from './notice.repository.js';
import { NoticeService } from './notice.service.js';
import { NoticeDeliveryService } from './notice-delivery.service.js';

@Module({
  imports: [ProjectionsModule, SmsModule, MongooseModule.forFeature([{ name: NOTICE_MODEL, schema: noticeSchema }])],
  controllers: [NoticeConsumer],
  providers: [NoticeRepository, NoticeDeliveryService, NoticeService],
  exports: [NoticeService],
})
export class NoticesModule {}
