import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SessionStateService } from '@pothik/service-kit';
import { NotificationsModule } from '../notifications/index.js';
import { ReachabilityModule } from '../reachability/index.js';
import { MissedWakeUpSweep } from './missed-wake-up.sweep.js';
import { OPEN_STREAM_MODEL, openStreamSchema } from './open-stream.model.js';
import { OpenStreamRepository } from './open-stream.repository.js';
import { OpenStreamService } from './open-stream.service.js';
import { StreamController } from './stream.controller.js';
import { StreamService } from './stream.service.js';
import { StreamSessionService } from './stream-session.service.js';

@Module({
  imports: [
    NotificationsModule,
    ReachabilityModule,
    MongooseModule.forFeature([{ name: OPEN_STREAM_MODEL, schema: openStreamSchema }]),
  ],
  controllers: [StreamController],
  providers: [
    SessionStateService,
    StreamService,
    StreamSessionService,
    OpenStreamRepository,
    OpenStreamService,
    MissedWakeUpSweep,
  ],
})
export class StreamModule {}
