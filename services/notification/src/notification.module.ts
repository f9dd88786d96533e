import { Module } from '@nestjs/common';
import { AuditLogModule } from './audit-log/audit-log.module.js';
import { ContactModule } from './contact/contact.module.js';
import { EffectsModule } from './effects/effects.module.js';
import { MailsModule } from './mails/index.js';
import { NoticesModule } from './notices/index.js';
import { NotificationsModule } from './notifications/index.js';
import { PushModule } from './push/index.js';
import { ReachabilityModule } from './reachability/index.js';
import { SmsModule } from './sms/index.js';
import { StreamModule } from './stream/stream.module.js';
import { VitalsModule } from './vitals/index.js';

@Module({
  imports: [
    NotificationsModule,
    StreamModule,
    AuditLogModule,
    ContactModule,
    VitalsModule,
    MailsModule,
    NoticesModule,
    PushModule,
    SmsModule,
    ReachabilityModule,
    EffectsModule,
  ],
})
export class NotificationModule {}
