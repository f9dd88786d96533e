import { Module } from '@nestjs/common';
import { MailsModule } from '../mails/index.js';
import { NoticesModule } from '../notices/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { ProjectionsModule } from '../projections/index.js';
import { PushModule } from '../push/index.js';
import { EventConsumer } from './event.consumer.js';
import { PersonProjectionConsumer } from './person-projection.consumer.js';

/** Consumers whose events concern several features. */
@Module({
  imports: [ProjectionsModule, NotificationsModule, MailsModule, PushModule, NoticesModule],
  controllers: [EventConsumer, PersonProjectionConsumer],
})
export class EffectsModule {}
