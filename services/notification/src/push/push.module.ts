import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SessionStateService } from '@pothik/service-kit';
import { ProjectionsModule } from '../projections/index.js';
import { PushController } from './push.controller.js';
import { PushDeliveryService } from './push-delivery.service.js';
import { PUSH_JOB_MODEL, pushJobSchema } from './push-job.model.js';
import { PushJobRepository } from './push-job.repository.js';
import { PushKeysService } from './push-keys.service.js';
import { PushNoticeService } from './push-notice.service.js';
import { PushPersonService } from './push-person.service.js';
import { PushReach } from './push-reach.js';
import { PushReceiptService } from './push-receipt.service.js';
import { PushSessionService } from './push-session.service.js';
import { PUSH_SUBSCRIPTION_MODEL, pushSubscriptionSchema } from './push-subscription.model.js';
import { PushSubscriptionRepository } from './push-subscription.repository.js';
import { PushSubscriptionService } from './push-subscription.service.js';

@Module({
  imports: [
    ProjectionsModule,
    MongooseModule.forFeature([
      { name: PUSH_SUBSCRIPTION_MODEL, schema: pushSubscriptionSchema },
      { name: PUSH_JOB_MODEL, schema: pushJobSchema },
    ]),
  ],
  controllers: [PushController],
  providers: [
    SessionStateService,
    PushSubscriptionRepository,
    PushJobRepository,
    PushKeysService,
    PushSessionService,
    PushSubscriptionService,
    PushReceiptService,
    PushDeliveryService,
    PushNoticeService,
    PushPersonService,
    PushReach,
  ],
  exports: [PushNoticeService, PushPersonService, PushReach],
})
export class PushModule {}
