import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ActConsumer } from './acts/act.consumer.js';
import { ActController } from './acts/act.controller.js';
import { ACT_MODEL, actSchema } from './acts/act.model.js';
import { ActRepository } from './acts/act.repository.js';
import { ActService } from './acts/act.service.js';
import { ContactController } from './contact/contact.controller.js';
import { ContactService } from './contact/contact.service.js';
import { ContactLimitService } from './contact/contact-limit.service.js';
import { ContactMailService } from './contact/contact-mail.service.js';
import { CONTACT_MESSAGE_MODEL, contactMessageSchema } from './contact/contact-message.model.js';
import { ContactMessageRepository } from './contact/contact-message.repository.js';
import { DriverNewsConsumer } from './feed/driver-news.consumer.js';
import { FeedController } from './feed/feed.controller.js';
import { FeedRepository } from './feed/feed.repository.js';
import { FeedService } from './feed/feed.service.js';
import { FEED_ENTRY_MODEL, FEED_POSITION_MODEL, feedEntrySchema, feedPositionSchema } from './feed/feed-entry.model.js';
import { RideNewsConsumer } from './feed/ride-news.consumer.js';
import { AdministratorMailService } from './mails/administrator-mail.service.js';
import { ALARM_MAIL_MODEL, alarmMailSchema } from './mails/alarm-mail.model.js';
import { AlarmMailRepository } from './mails/alarm-mail.repository.js';
import { CodeMailController } from './mails/code-mail.controller.js';
import { OverdueMailService } from './mails/overdue-mail.service.js';
import { SosMailService } from './mails/sos-mail.service.js';
import { PersonFactsConsumer } from './replicas/person-facts.consumer.js';
import {
  ACCOUNT_FACTS_MODEL,
  accountFactsSchema,
  PROFILE_FACTS_MODEL,
  profileFactsSchema,
} from './replicas/person-facts.model.js';
import { PersonFactsRepository } from './replicas/person-facts.repository.js';
import { PersonFactsService } from './replicas/person-facts.service.js';
import { StreamController } from './stream/stream.controller.js';
import { StreamService } from './stream/stream.service.js';
import { StreamSessionService } from './stream/stream-session.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: FEED_ENTRY_MODEL, schema: feedEntrySchema },
      { name: FEED_POSITION_MODEL, schema: feedPositionSchema },
      { name: ALARM_MAIL_MODEL, schema: alarmMailSchema },
      { name: ACT_MODEL, schema: actSchema },
      { name: CONTACT_MESSAGE_MODEL, schema: contactMessageSchema },
      { name: ACCOUNT_FACTS_MODEL, schema: accountFactsSchema },
      { name: PROFILE_FACTS_MODEL, schema: profileFactsSchema },
    ]),
  ],
  controllers: [
    FeedController,
    StreamController,
    ActController,
    ContactController,
    CodeMailController,
    RideNewsConsumer,
    DriverNewsConsumer,
    PersonFactsConsumer,
    ActConsumer,
  ],
  providers: [
    FeedRepository,
    FeedService,
    StreamService,
    StreamSessionService,
    ActRepository,
    ActService,
    ContactService,
    ContactMessageRepository,
    ContactLimitService,
    ContactMailService,
    AlarmMailRepository,
    AdministratorMailService,
    SosMailService,
    OverdueMailService,
    PersonFactsRepository,
    PersonFactsService,
  ],
})
export class NotificationModule {}
