import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SessionStateService, SignsOfLife } from '@pothik/service-kit';
import { AuditLogConsumer } from './audit-log/audit-log.consumer.js';
import { AuditLogController } from './audit-log/audit-log.controller.js';
import { AUDIT_LOG_MODEL, auditLogSchema } from './audit-log/audit-log.model.js';
import { AuditLogRepository } from './audit-log/audit-log.repository.js';
import { AuditLogService } from './audit-log/audit-log.service.js';
import { ContactController } from './contact/contact.controller.js';
import { ContactService } from './contact/contact.service.js';
import { ContactLimitService } from './contact/contact-limit.service.js';
import { ContactMailService } from './contact/contact-mail.service.js';
import { CONTACT_MESSAGE_MODEL, contactMessageSchema } from './contact/contact-message.model.js';
import { ContactMessageRepository } from './contact/contact-message.repository.js';
import { EventConsumer } from './effects/event.consumer.js';
import { PersonProjectionConsumer } from './effects/person-projection.consumer.js';
import { AdministratorMailService } from './mails/administrator-mail.service.js';
import { ALARM_MAIL_MODEL, alarmMailSchema } from './mails/alarm-mail.model.js';
import { AlarmMailRepository } from './mails/alarm-mail.repository.js';
import { AlarmMailService } from './mails/alarm-mail.service.js';
import { CodeMailController } from './mails/code-mail.controller.js';
import { ChangeService } from './notifications/change.service.js';
import { NotificationController } from './notifications/notification.controller.js';
import {
  NOTIFICATION_MODEL,
  NOTIFICATION_POSITION_MODEL,
  notificationPositionSchema,
  notificationSchema,
} from './notifications/notification.model.js';
import { NotificationRepository } from './notifications/notification.repository.js';
import { NotificationService } from './notifications/notification.service.js';
import { WakeUpService } from './notifications/wake-up.service.js';
import {
  ACCOUNT_PROJECTION_MODEL,
  accountProjectionSchema,
  PROFILE_PROJECTION_MODEL,
  profileProjectionSchema,
} from './projections/person-projection.model.js';
import { PersonProjectionRepository } from './projections/person-projection.repository.js';
import { PersonProjectionService } from './projections/person-projection.service.js';
import { WatchConsumer } from './reachability/watch.consumer.js';
import { WatchService } from './reachability/watch.service.js';
import { WATCHED_PERSON_MODEL, watchedPersonSchema } from './reachability/watched-person.model.js';
import { WatchedPersonRepository } from './reachability/watched-person.repository.js';
import { MissedWakeUpSweep } from './stream/missed-wake-up.sweep.js';
import { OPEN_STREAM_MODEL, openStreamSchema } from './stream/open-stream.model.js';
import { OpenStreamRepository } from './stream/open-stream.repository.js';
import { OpenStreamService } from './stream/open-stream.service.js';
import { StreamController } from './stream/stream.controller.js';
import { StreamService } from './stream/stream.service.js';
import { StreamSessionService } from './stream/stream-session.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: NOTIFICATION_MODEL, schema: notificationSchema },
      { name: NOTIFICATION_POSITION_MODEL, schema: notificationPositionSchema },
      { name: ALARM_MAIL_MODEL, schema: alarmMailSchema },
      { name: AUDIT_LOG_MODEL, schema: auditLogSchema },
      { name: CONTACT_MESSAGE_MODEL, schema: contactMessageSchema },
      { name: ACCOUNT_PROJECTION_MODEL, schema: accountProjectionSchema },
      { name: PROFILE_PROJECTION_MODEL, schema: profileProjectionSchema },
      { name: OPEN_STREAM_MODEL, schema: openStreamSchema },
      { name: WATCHED_PERSON_MODEL, schema: watchedPersonSchema },
    ]),
  ],
  controllers: [
    NotificationController,
    StreamController,
    AuditLogController,
    ContactController,
    CodeMailController,
    EventConsumer,
    PersonProjectionConsumer,
    AuditLogConsumer,
    WatchConsumer,
  ],
  providers: [
    NotificationRepository,
    NotificationService,
    ChangeService,
    WakeUpService,
    StreamService,
    StreamSessionService,
    MissedWakeUpSweep,
    SessionStateService,
    SignsOfLife,
    OpenStreamRepository,
    OpenStreamService,
    AuditLogRepository,
    AuditLogService,
    ContactService,
    ContactMessageRepository,
    ContactLimitService,
    ContactMailService,
    AlarmMailRepository,
    AdministratorMailService,
    AlarmMailService,
    PersonProjectionRepository,
    PersonProjectionService,
    WatchedPersonRepository,
    WatchService,
  ],
})
export class NotificationModule {}
