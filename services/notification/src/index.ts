import { defineService } from '@pothik/service-kit';
import { notificationConfiguration } from './configuration.js';
import { NotificationModule } from './notification.module.js';

export { OPEN_STREAMS } from './stream/index.js';

/** E-mail, each person's live feed, SOS alerts, the record of administrative acts. */
export const notificationService = defineService({
  name: 'notification',
  module: NotificationModule,
  configuration: notificationConfiguration,
  databases: true,
  uses: ['mail'],
});
