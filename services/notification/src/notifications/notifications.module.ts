import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProjectionsModule } from '../projections/index.js';
import { InvalidationService } from './invalidation.service.js';
import { NotificationController } from './notification.controller.js';
import {
  NOTIFICATION_MODEL,
  NOTIFICATION_POSITION_MODEL,
  notificationPositionSchema,
  notificationSchema,
} from './notification.model.js';
import { NotificationRepository } from './notification.repository.js';
import { NotificationService } from './notification.service.js';
import { WakeUpService } from './wake-up.service.js';

@Module({
  imports: [
    ProjectionsModule,
    MongooseModule.forFeature([
      { name: NOTIFICATION_MODEL, schema: notificationSchema },
      { name: NOTIFICATION_POSITION_MODEL, schema: notificationPositionSchema },
    ]),
  ],
  controllers: [NotificationController],
  providers: [NotificationRepository, NotificationService, InvalidationService, WakeUpService],
  exports: [NotificationRepository, NotificationService],
})
export class NotificationsModule {}
