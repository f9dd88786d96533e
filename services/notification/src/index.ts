import { defineService } from '@pothik/service-kit';
import { notificationConfiguration } from './configuration.js';
import { migrations } from './migrations/index.js';
import { NotificationModule } from './notification.module.js';

export { PUSH_RECEIPTS, PUSH_SENDS } from './push/index.js';
export { SMS_METRICS } from './sms/index.js';
export { VITAL_METRICS } from './vitals/index.js';

/** E-mail, SMS, live notifications, SOS alerts, the audit log. */
export const notificationService = defineService({
  name: 'notification',
  module: NotificationModule,
  configuration: notificationConfiguration,
  calls: ['auth'],
  databases: true,
  migrations,
  engines: ['mail', 'push', 'sms'],
});
