import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DriverDaysModule } from '../driver-days/index.js';
import { ONLINE_STRETCH_MODEL, onlineStretchSchema } from './online-stretch.model.js';
import { PresenceConsumer } from './presence.consumer.js';
import { PresenceRepository } from './presence.repository.js';
import { PresenceService } from './presence.service.js';

@Module({
  imports: [DriverDaysModule, MongooseModule.forFeature([{ name: ONLINE_STRETCH_MODEL, schema: onlineStretchSchema }])],
  controllers: [PresenceConsumer],
  providers: [PresenceRepository, PresenceService],
  exports: [PresenceRepository],
})
export class PresenceModule {}
